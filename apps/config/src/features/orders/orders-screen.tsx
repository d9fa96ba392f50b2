import { useNavigate, useSearch } from '@tanstack/react-router';
import { listOrders, orderViews } from '@sitewright/contracts/api';
import { Receipt } from 'lucide-react';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { selectedOf, useRowSelection } from '../../controls/row-selection.ts';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { toTabFilter } from '../saved-filters/tab-filter.ts';
import { useSavedTabs } from '../saved-filters/use-saved-tabs.tsx';
import { BulkFulfill } from './bulk-fulfill.tsx';
import { DemoDataCard } from './demo-data-card.tsx';
import { orderColumns } from './order-columns.tsx';
import {
  orderViewKeys,
  queryOf,
  readOrderFilter,
  type OrderFilter,
  type OrdersSearch,
} from './order-filter.ts';
import { useRowKeys } from './use-row-keys.ts';
import { orderText } from '../../texts/order-text.ts';

const ownTabs = () => [
  { value: 'all', label: orderText('orders.viewAllOrders') },
  ...orderViews.map((view) => ({ value: view, label: orderText(orderViewKeys[view]) })),
];

const ownView = (tab: string) => orderViews.find((view) => view === tab);

/** The orders of the shop, newest first. */
export function OrdersScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { view, search = '', dialog } = useSearch({ from: '/$identifier/framed/orders' });
  const navigate = useNavigate();
  const query = useDeferredValue(queryOf({ view, search }));
  const orders = useList(listOrders, { params: { websiteId }, query });
  const selection = useRowSelection();
  const list = useRef<HTMLDivElement>(null);
  const mayFulfill = usePermissions()('orders.fulfil');
  const ids = selectedOf(selection, orders.data?.rows);
  useRowKeys(list, mayFulfill ? selection : undefined);
  const tabs = useSavedTabs('orders', toTabFilter({ view, search }), { onDeleted: () => show({}) });

  function show(filter: OrderFilter) {
    selection.clear();
    goTo(filter);
  }
  function goTo(filter: OrdersSearch) {
    void navigate({
      to: '/$identifier/orders',
      params: { identifier },
      search: filter,
      replace: true,
    });
  }
  /** A search goes on in another tab, unless it is part of the saved tab that was shown. */
  function open(tab: string) {
    const saved = tabs.filterOf(tab);
    const sameSearch = tabs.activeId === undefined && search !== '' ? search : undefined;
    show(saved === undefined ? { view: ownView(tab), search: sameSearch } : readOrderFilter(saved));
  }
  return (
    <Screen title={orderText('orders.title')} width="wide">
      <DemoDataCard
        isAsking={dialog === 'removeDemo'}
        onAsk={() => goTo({ view, search: search || undefined, dialog: 'removeDemo' })}
        onClose={() => goTo({ view, search: search || undefined })}
      />
      {ids.length > 0 ? (
        <BulkFulfill
          orders={(orders.data?.rows ?? []).filter(({ id }) => ids.includes(id))}
          onDone={selection.clear}
        />
      ) : (
        <ListToolbar
          views={{
            label: orderText('orders.filter'),
            choices: [...ownTabs(), ...tabs.choices],
            value: tabs.activeId ?? view ?? 'all',
            onChange: open,
          }}
          search={{
            label: orderText('orders.searchOrders'),
            value: search,
            onChange: (text) => show({ view, search: text || undefined }),
          }}
        >
          {tabs.actions}
        </ListToolbar>
      )}
      <div ref={list}>
        <TableListing
          list={orders}
          problem={orderText('orders.ordersNotLoaded')}
          caption={orderText('orders.title')}
          nouns={[orderText('orders.nounOrder'), orderText('orders.nounOrders')]}
          empty={
            search === '' && view === undefined ? (
              <EmptyState icon={<Receipt />} title={orderText('orders.noOrdersYet')}>
                {orderText('orders.noOrdersText')}
              </EmptyState>
            ) : (
              <EmptyState icon={<Receipt />} title={orderText('orders.noOrdersFound')}>
                {orderText('orders.noMatches')}
              </EmptyState>
            )
          }
          columns={orderColumns(identifier, { view, search: search || undefined })}
          selectable={
            mayFulfill
              ? { selection, nameOf: ({ number }) => orderText('orders.orderName', { number }) }
              : undefined
          }
        />
      </div>
    </Screen>
  );
}
