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
import { orderText } from '../../texts/order-text.ts';
import { toTabFilter } from '../saved-filters/tab-filter.ts';
import { useSavedTabs } from '../saved-filters/use-saved-tabs.tsx';
import { customerColumns } from './customer-columns.tsx';
import { readCustomerFilter, type CustomerFilter } from './customer-filter.ts';
import { sortKeys } from './customer-labels.ts';

const views = () => [
  { value: 'all', label: orderText('orders.viewAllCustomers') },
  { value: 'returning', label: orderText('orders.viewReturning') },
  { value: 'subscribed', label: orderText('orders.viewSubscribed') },
  { value: 'notSubscribed', label: orderText('orders.viewNotSubscribed') },
];

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
      title={orderText('orders.customers')}
      description={orderText('orders.customersHelp')}
      width="wide"
    >
      <ListToolbar
        views={{
          label: orderText('orders.customers'),
          choices: [...views(), ...tabs.choices],
          value: tabs.activeId ?? view ?? 'all',
          onChange: open,
        }}
        search={{ label: orderText('orders.searchCustomers'), value: search, onChange: setSearch }}
      >
        <SelectField
          label={orderText('orders.sortBy')}
          isLabelHidden
          choices={customerSorts.map((value) => ({ value, label: orderText(sortKeys[value]) }))}
          value={sort}
          onChange={(chosen) => show({ sort: chosen === 'recent' ? undefined : chosen })}
        />
        {tabs.actions}
      </ListToolbar>
      <TableListing
        list={list}
        problem={orderText('orders.customersNotLoaded')}
        caption={orderText('orders.customers')}
        nouns={[orderText('orders.nounCustomer'), orderText('orders.nounCustomers')]}
        empty={
          <EmptyState
            icon={<Users />}
            title={
              isFiltered ? orderText('orders.noCustomersFound') : orderText('orders.noCustomersYet')
            }
          >
            {isFiltered ? orderText('orders.noMatches') : orderText('orders.noCustomersText')}
          </EmptyState>
        }
        columns={customerColumns(identifier)}
      />
    </Screen>
  );
}
