import { useNavigate, useSearch } from '@tanstack/react-router';
import { listOrders } from '@sitewright/contracts/api';
import { orderStates } from '@sitewright/contracts/entities';
import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderStateLabels } from './order-badges.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList } from '../../api/read-list.ts';
import { orderColumns } from './order-columns.tsx';

const filters = [
  { value: 'all', label: 'All' },
  ...orderStates.map((state) => ({ value: state, label: orderStateLabels[state] })),
] as const;

/** The orders of the shop, newest first. */
export function OrdersScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { state } = useSearch({ from: '/$identifier/framed/orders' });
  const navigate = useNavigate();
  const orders = useList(listOrders, {
    params: { websiteId },
    query: state === undefined ? {} : { state },
  });
  return (
    <Screen title="Orders" width="wide">
      <SegmentedField
        label="Status"
        isLabelHidden
        choices={filters}
        value={state ?? 'all'}
        onChange={(chosen) =>
          void navigate({
            to: '/$identifier/orders',
            params: { identifier },
            search: { state: chosen === 'all' ? undefined : chosen },
          })
        }
      />
      <TableListing
        list={orders}
        problem="The orders could not be loaded."
        caption="Orders"
        nouns={['order', 'orders']}
        empty={
          <EmptyState icon={<Receipt />} title="No orders">
            New orders appear here, and you get an email for each.
          </EmptyState>
        }
        columns={orderColumns(identifier)}
      />
    </Screen>
  );
}
