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
import { GiftCardAmounts } from './gift-card-amounts.tsx';
import { giftCardColumns } from './gift-card-columns.tsx';
import { giftCardStatusLabels } from './gift-card-labels.ts';
import { IssueDialog } from './issue-dialog.tsx';

const filters = [
  { value: 'all', label: 'All' },
  ...giftCardStatuses.map((status) => ({ value: status, label: giftCardStatusLabels[status] })),
] as const;

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
      title: 'Issue gift card',
      group: 'General',
      keys: 'c',
      keywords: 'voucher gift certificate',
      run: () => setIssuing(true),
    },
  ]);
  const issue = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setIssuing(true)}>
      Issue gift card
    </Button>
  );
  const isFiltered = status !== undefined || searchText !== '';
  return (
    <Screen
      title="Gift cards"
      description={
        summary.data === undefined
          ? 'Sold or issued gift cards and their balances.'
          : `Outstanding balance: ${formatMinorUnits(summary.data.liabilityCents, currency)}`
      }
      actions={issue}
      width="wide"
    >
      <ListToolbar
        views={{
          label: 'Status',
          choices: filters,
          value: status ?? 'all',
          onChange: (chosen) =>
            void navigate({
              to: '/$identifier/gift-cards',
              params: { identifier },
              search: { status: chosen === 'all' ? undefined : chosen },
            }),
        }}
        search={{ label: 'Search by code, name or email', value: search, onChange: setSearch }}
      />
      <TableListing
        list={list}
        problem="The gift cards could not be loaded."
        caption="Gift cards"
        nouns={['gift card', 'gift cards']}
        empty={
          isFiltered ? (
            <EmptyState icon={<Gift />} title="No gift cards found">
              Try another status or a shorter search.
            </EmptyState>
          ) : (
            <EmptyState icon={<Gift />} title="No gift cards" action={issue}>
              Sell them as products of the type Gift card, or issue one yourself.
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
