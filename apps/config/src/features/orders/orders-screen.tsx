import { useNavigate, useSearch } from '@tanstack/react-router';
import { listOrders, orderViews } from '@sitewright/contracts/api';
import { Receipt } from 'lucide-react';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SearchField } from '../../controls/search-field.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { BulkFulfill } from './bulk-fulfill.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderViewLabels, queryOf, type OrderFilter } from './order-filter.ts';
import styles from './orders-screen.module.css';
import { useRowKeys } from './use-row-keys.ts';

const tabs = [
  { value: 'all', label: 'All' },
  ...orderViews.map((view) => ({ value: view, label: orderViewLabels[view] })),
] as const;

/** The orders of the shop, newest first. */
export function OrdersScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { view, search = '' } = useSearch({ from: '/$identifier/framed/orders' });
  const navigate = useNavigate();
  const query = useDeferredValue(queryOf({ view, search }));
  const orders = useList(listOrders, { params: { websiteId }, query });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const mayFulfill = usePermissions()('orders.fulfil');
  const toggle = (id: string) =>
    setSelected((before) =>
      before.has(id)
        ? new Set([...before].filter((other) => other !== id))
        : new Set([...before, id]),
    );
  useRowKeys(list, mayFulfill ? toggle : undefined);

  function show(filter: OrderFilter) {
    setSelected(new Set());
    void navigate({
      to: '/$identifier/orders',
      params: { identifier },
      search: filter,
      replace: true,
    });
  }
  return (
    <Screen title="Orders" width="wide">
      <div className={styles.toolbar}>
        <SegmentedField
          label="Filter"
          isLabelHidden
          choices={tabs}
          value={view ?? 'all'}
          onChange={(chosen) =>
            show({ view: chosen === 'all' ? undefined : chosen, search: search || undefined })
          }
        />
        <div className={styles.search}>
          <SearchField
            label="Search by number, name, email or SKU"
            value={search}
            onChange={(text) => show({ view, search: text || undefined })}
          />
        </div>
      </div>
      <div ref={list}>
        <TableListing
          list={orders}
          problem="The orders could not be loaded."
          caption="Orders"
          nouns={['order', 'orders']}
          empty={
            search === '' && view === undefined ? (
              <EmptyState icon={<Receipt />} title="No orders">
                New orders appear here, and you get an email for each.
              </EmptyState>
            ) : (
              <EmptyState icon={<Receipt />} title="No orders">
                Try another filter or a shorter search.
              </EmptyState>
            )
          }
          columns={orderColumns(
            identifier,
            { view, search: search || undefined },
            mayFulfill ? { ids: selected, toggle } : undefined,
          )}
        />
      </div>
      <BulkFulfill ids={selected} onDone={() => setSelected(new Set())} />
    </Screen>
  );
}
