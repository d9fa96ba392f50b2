import { useNavigate, useSearch } from '@tanstack/react-router';
import { customerSorts, customerViews, listCustomers } from '@sitewright/contracts/api';
import { Users } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { toTabFilter } from '../saved-filters/tab-filter.ts';
import { useSavedTabs } from '../saved-filters/use-saved-tabs.tsx';
import { customerColumns } from './customer-columns.tsx';
import { readCustomerFilter, type CustomerFilter } from './customer-filter.ts';
import { sortLabels } from './customer-labels.ts';

const views = [
  { value: 'all', label: 'All' },
  { value: 'returning', label: 'Returning' },
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'notSubscribed', label: 'Not subscribed' },
] as const;

/** Everyone who ordered. */
export function CustomersScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const filter = useSearch({ from: '/$identifier/framed/customers' });
  const { view, sort = 'recent' } = filter;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const list = useList(listCustomers, {
    params: { websiteId },
    query: {
      sort,
      ...(view === undefined ? {} : { view }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const show = (change: CustomerFilter) =>
    void navigate({
      to: '/$identifier/customers',
      params: { identifier },
      search: { ...filter, ...change },
    });
  const saved = { view, sort: filter.sort, search };
  const tabs = useSavedTabs('customers', toTabFilter(saved), { onDeleted: () => open('all') });
  /** A search goes on in another tab, unless it is part of the saved tab that was shown. */
  function open(tab: string) {
    const savedFilter = tabs.filterOf(tab);
    if (savedFilter !== undefined) {
      setSearch(savedFilter['search'] ?? '');
      show({ sort: undefined, ...readCustomerFilter(savedFilter) });
      return;
    }
    const chosen = customerViews.find((known) => known === tab);
    if (tabs.activeId === undefined) show({ view: chosen });
    else {
      setSearch('');
      show({ view: chosen, sort: undefined });
    }
  }
  const isFiltered = view !== undefined || searchText !== '';
  return (
    <Screen
      title="Customers"
      description="Everyone who has ordered, by email address."
      width="wide"
    >
      <ListToolbar
        views={{
          label: 'Customers',
          choices: [...views, ...tabs.choices],
          value: tabs.activeId ?? view ?? 'all',
          onChange: open,
        }}
        search={{ label: 'Search by name, email or tag', value: search, onChange: setSearch }}
      >
        <SelectField
          label="Sort by"
          isLabelHidden
          choices={customerSorts.map((value) => ({ value, label: sortLabels[value] }))}
          value={sort}
          onChange={(chosen) => show({ sort: chosen === 'recent' ? undefined : chosen })}
        />
        {tabs.actions}
      </ListToolbar>
      <TableListing
        list={list}
        problem="The customers could not be loaded."
        caption="Customers"
        nouns={['customer', 'customers']}
        empty={
          <EmptyState
            icon={<Users />}
            title={isFiltered ? 'No customers found' : 'No customers yet'}
          >
            {isFiltered
              ? 'Try another filter or a shorter search.'
              : 'People who order appear here, with their orders and what they spent.'}
          </EmptyState>
        }
        columns={customerColumns(identifier)}
      />
    </Screen>
  );
}
