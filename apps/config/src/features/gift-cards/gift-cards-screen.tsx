import { useNavigate, useSearch } from '@tanstack/react-router';
import { listGiftCards } from '@sitewright/contracts/api';
import { giftCardStatuses } from '@sitewright/contracts/entities';
import { Gift, Plus } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { GiftCardAmounts } from './gift-card-amounts.tsx';
import { giftCardColumns } from './gift-card-columns.tsx';
import { giftCardStatusKeys } from './gift-card-labels.ts';
import { IssueDialog } from './issue-dialog.tsx';

const filters = () => [
  { value: 'all' as const, label: storeText('store.allGiftCards') },
  ...giftCardStatuses.map((status) => ({
    value: status,
    label: storeText(giftCardStatusKeys[status]),
  })),
];

/** The gift cards of the store, newest first, and what they are worth. */
export function GiftCardsScreen(): ReactNode {
  const { id: websiteId, identifier, currency } = useSite();
  const { status } = useSearch({ from: '/$identifier/framed/gift-cards' });
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const [isIssuing, setIssuing] = useState(false);
  const list = useList(listGiftCards, {
    params: { websiteId },
    query: {
      ...(status === undefined ? {} : { status }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const summary = useRead(listGiftCards, { params: { websiteId }, query: { limit: 1 } });
  useCommands([
    {
      id: 'giftCards.issue',
      title: storeText('store.issueGiftCard'),
      group: 'General',
      keys: 'c',
      keywords: 'voucher gift certificate',
      run: () => setIssuing(true),
    },
  ]);
  const issue = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setIssuing(true)}>
      {storeText('store.issueGiftCard')}
    </Button>
  );
  const isFiltered = status !== undefined || searchText !== '';
  return (
    <Screen
      title={storeText('store.giftCards')}
      description={
        summary.data === undefined
          ? storeText('store.giftCardsText')
          : storeText('store.outstandingBalance', {
              amount: formatMinorUnits(summary.data.liabilityCents, currency),
            })
      }
      actions={issue}
      width="wide"
    >
      <ListToolbar
        views={{
          label: storeText('store.status'),
          choices: filters(),
          value: status ?? 'all',
          onChange: (chosen) =>
            void navigate({
              to: '/$identifier/gift-cards',
              params: { identifier },
              search: { status: chosen === 'all' ? undefined : chosen },
            }),
        }}
        search={{ label: storeText('store.searchGiftCards'), value: search, onChange: setSearch }}
      />
      <TableListing
        list={list}
        problem={storeText('store.giftCardsNotLoaded')}
        caption={storeText('store.giftCards')}
        nouns={[storeText('store.giftCardNoun'), storeText('store.giftCardsNoun')]}
        empty={
          isFiltered ? (
            <EmptyState icon={<Gift />} title={storeText('store.noGiftCardsFound')}>
              {storeText('store.tryOtherStatus')}
            </EmptyState>
          ) : (
            <EmptyState icon={<Gift />} title={storeText('store.noGiftCards')} action={issue}>
              {storeText('store.noGiftCardsText')}
            </EmptyState>
          )
        }
        columns={giftCardColumns(identifier)}
      />
      <GiftCardAmounts />
      {isIssuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </Screen>
  );
}
