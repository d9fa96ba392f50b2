import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listOrders } from '@sitewright/contracts/api';
import { orderStates } from '@sitewright/contracts/entities';
import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import table from '../../controls/data-table.module.css';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { amount } from '../../look/amounts.ts';
import { moment } from '../../look/moments.ts';
import { useSite } from '../../shell/site/site.ts';
import { OrderStateBadge, PaymentStateBadge, orderStateLabels } from './order-badges.tsx';
import { Listing } from '../../controls/listing.tsx';
import { useList } from '../../composition/read-list.ts';

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
        label="State"
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
      <Listing
        list={orders}
        problem="The orders could not be read."
        nouns={['order', 'orders']}
        empty={
          <EmptyState icon={<Receipt />} title="No orders here">
            As soon as somebody buys something, you find it here and get a mail.
          </EmptyState>
        }
      >
        {(rows) => (
          <Card isFlush>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col" className={table.wide}>
                    Date
                  </th>
                  <th scope="col">Customer</th>
                  <th scope="col" className={table.number}>
                    Total
                  </th>
                  <th scope="col" className={table.wide}>
                    Payment
                  </th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((order) => (
                  <tr key={order.id}>
                    <td>
                      <Link
                        to="/$identifier/orders/$orderId"
                        params={{ identifier, orderId: order.id }}
                        className={table.main}
                      >
                        #{order.number}
                      </Link>
                    </td>
                    <td className={table.wide}>{moment(order.createdAt)}</td>
                    <td>{order.customerName || order.email}</td>
                    <td className={table.number}>
                      {amount(order.grandTotalCents, order.currency)}
                    </td>
                    <td className={table.wide}>
                      <PaymentStateBadge state={order.paymentState} />
                    </td>
                    <td>
                      <OrderStateBadge state={order.state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Card>
        )}
      </Listing>
    </Screen>
  );
}
