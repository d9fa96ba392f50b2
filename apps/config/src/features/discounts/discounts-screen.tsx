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
import { discountColumns } from './discount-columns.tsx';
import { discountStatusLabels } from './discount-labels.ts';

const filters = [
  { value: 'all', label: 'All' },
  ...discountStatuses.map((status) => ({ value: status, label: discountStatusLabels[status] })),
] as const;

type Action = 'activate' | 'deactivate' | 'delete';

const results = { activate: 'activated', deactivate: 'deactivated', delete: 'deleted' } as const;

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
      title: 'Create discount',
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
    if (isComplete || changed > 0)
      toast.success(`${changed} ${changed === 1 ? 'discount' : 'discounts'} ${results[action]}`);
  }

  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={openNew}>
      Create discount
    </Button>
  );
  const isFiltered = status !== undefined || searchText !== '';
  return (
    <Screen
      title="Discounts"
      description="Codes that your customers enter, and discounts that apply automatically."
      actions={add}
      width="wide"
    >
      <Problem error={change.error} />
      {ids.length > 0 ? (
        <BulkBar count={ids.length} onClear={selection.clear}>
          <Button onPress={() => void changeSelected('activate')}>Activate</Button>
          <Button onPress={() => void changeSelected('deactivate')}>Deactivate</Button>
          <Button onPress={() => setDeleting(true)}>Delete</Button>
        </BulkBar>
      ) : (
        <ListToolbar
          views={{
            label: 'Status',
            choices: filters,
            value: status ?? 'all',
            onChange: (chosen) =>
              void navigate({
                to: '/$identifier/discounts',
                params: { identifier },
                search: { status: chosen === 'all' ? undefined : chosen },
              }),
          }}
          search={{ label: 'Search by code or title', value: search, onChange: setSearch }}
        />
      )}
      <TableListing
        list={list}
        problem="The discounts could not be loaded."
        caption="Discounts"
        nouns={['discount', 'discounts']}
        empty={
          isFiltered ? (
            <EmptyState icon={<BadgePercent />} title="No discounts found">
              Try another status or a shorter search.
            </EmptyState>
          ) : (
            <EmptyState icon={<BadgePercent />} title="No discounts" action={add}>
              Offer a percentage, an amount or free shipping, by code or automatically.
            </EmptyState>
          )
        }
        columns={discountColumns(site)}
        selectable={{ selection, nameOf: discountLabel }}
      />
      <ConfirmDialog
        title={ids.length === 1 ? 'Delete this discount?' : `Delete ${ids.length} discounts?`}
        action="Delete"
        isOpen={isDeleting}
        isPending={change.isPending}
        onClose={() => setDeleting(false)}
        onConfirm={() => void changeSelected('delete')}
      >
        Your customers can no longer use them. Existing orders stay unchanged.
      </ConfirmDialog>
    </Screen>
  );
}
