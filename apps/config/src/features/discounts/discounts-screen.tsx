import { useNavigate, useSearch } from '@tanstack/react-router';
import { discountLabel } from '@sitewright/commerce/discount';
import { changeDiscounts, listDiscounts, readDiscount } from '@sitewright/contracts/api';
import { discountStatuses } from '@sitewright/contracts/entities';
import { BadgePercent, Plus } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useList } from '../../api/read-list.ts';
import { useSend } from '../../api/read.ts';
import { sendInBatches } from '../../api/send-in-batches.ts';
import { BulkBar } from '../../controls/bulk-bar.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Problem } from '../../controls/problem.tsx';
import { selectedOf, useRowSelection } from '../../controls/row-selection.ts';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { discountColumns } from './discount-columns.tsx';
import { discountStatusKeys } from './discount-labels.ts';

const filters = () => [
  { value: 'all' as const, label: storeText('store.allDiscounts') },
  ...discountStatuses.map((status) => ({
    value: status,
    label: storeText(discountStatusKeys[status]),
  })),
];

type Action = 'activate' | 'deactivate' | 'delete';

const resultKeys = {
  activate: 'store.discountsActivated',
  deactivate: 'store.discountsDeactivated',
  delete: 'store.discountsDeleted',
} as const;

/** The discounts of the store, newest first. */
export function DiscountsScreen(): ReactNode {
  const site = useSite();
  const { id: websiteId, identifier } = site;
  const { status } = useSearch({ from: '/$identifier/framed/discounts' });
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const selection = useRowSelection();
  const [isDeleting, setDeleting] = useState(false);
  const change = useSend(changeDiscounts, [listDiscounts, readDiscount]);
  const list = useList(listDiscounts, {
    params: { websiteId },
    query: {
      ...(status === undefined ? {} : { status }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const ids = selectedOf(selection, list.data?.rows);

  const openNew = () =>
    void navigate({
      to: '/$identifier/discounts/$discountId',
      params: { identifier, discountId: 'new' },
      search: {},
    });
  useCommands([
    {
      id: 'discounts.new',
      title: storeText('store.createDiscount'),
      group: 'General',
      keys: 'c',
      keywords: 'coupon promo code sale',
      run: openNew,
    },
  ]);

  async function changeSelected(action: Action) {
    const { changed, isComplete } = await sendInBatches(ids, (discountIds) =>
      change.mutateAsync({ params: { websiteId }, body: { discountIds, action } }),
    );
    setDeleting(false);
    if (isComplete) selection.clear();
    if (isComplete || changed > 0) toast.success(storeText(resultKeys[action], { count: changed }));
  }

  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={openNew}>
      {storeText('store.createDiscount')}
    </Button>
  );
  const isFiltered = status !== undefined || searchText !== '';
  return (
    <Screen
      title={storeText('store.discounts')}
      description={storeText('store.discountsText')}
      actions={add}
      width="wide"
    >
      <Problem error={change.error} />
      {ids.length > 0 ? (
        <BulkBar count={ids.length} onClear={selection.clear}>
          <Button onPress={() => void changeSelected('activate')}>
            {storeText('store.activate')}
          </Button>
          <Button onPress={() => void changeSelected('deactivate')}>
            {storeText('store.deactivate')}
          </Button>
          <Button onPress={() => setDeleting(true)}>{storeText('store.delete')}</Button>
        </BulkBar>
      ) : (
        <ListToolbar
          views={{
            label: storeText('store.status'),
            choices: filters(),
            value: status ?? 'all',
            onChange: (chosen) =>
              void navigate({
                to: '/$identifier/discounts',
                params: { identifier },
                search: { status: chosen === 'all' ? undefined : chosen },
              }),
          }}
          search={{ label: storeText('store.searchDiscounts'), value: search, onChange: setSearch }}
        />
      )}
      <TableListing
        list={list}
        problem={storeText('store.discountsNotLoaded')}
        caption={storeText('store.discounts')}
        nouns={[storeText('store.discountNoun'), storeText('store.discountsNoun')]}
        empty={
          isFiltered ? (
            <EmptyState icon={<BadgePercent />} title={storeText('store.noDiscountsFound')}>
              {storeText('store.tryOtherStatus')}
            </EmptyState>
          ) : (
            <EmptyState icon={<BadgePercent />} title={storeText('store.noDiscounts')} action={add}>
              {storeText('store.noDiscountsText')}
            </EmptyState>
          )
        }
        columns={discountColumns(site)}
        selectable={{ selection, nameOf: discountLabel }}
      />
      <ConfirmDialog
        title={storeText('store.deleteDiscounts', { count: ids.length })}
        action={storeText('store.delete')}
        isOpen={isDeleting}
        isPending={change.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void changeSelected('delete')}
      >
        {storeText('store.discountsDeleteHelp')}
      </ConfirmDialog>
    </Screen>
  );
}
