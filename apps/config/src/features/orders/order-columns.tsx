import { Link } from '@tanstack/react-router';
import type { EndpointResponse, listOrders } from '@sitewright/contracts/api';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { amount } from '../../look/amounts.ts';
import { moment } from '../../look/moments.ts';
import { OrderStateBadge, PaymentStateBadge } from './order-badges.tsx';

type ListedOrder = EndpointResponse<typeof listOrders>['rows'][number];

/** What the list of orders shows of each. */
export const orderColumns = (identifier: string): readonly Column<ListedOrder>[] => [
  {
    title: 'Order',
    cell: ({ id, number }) => (
      <Link
        to="/$identifier/orders/$orderId"
        params={{ identifier, orderId: id }}
        className={rowLinkClass}
      >
        #{number}
      </Link>
    ),
  },
  { title: 'Date', cell: ({ createdAt }) => moment(createdAt), isWide: true },
  { title: 'Customer', cell: ({ customerName, email }) => customerName || email },
  {
    title: 'Total',
    cell: ({ grandTotalCents, currency }) => amount(grandTotalCents, currency),
    kind: 'number',
  },
  {
    title: 'Payment',
    cell: ({ paymentState }) => <PaymentStateBadge state={paymentState} />,
    isWide: true,
  },
  { title: 'State', cell: ({ state }) => <OrderStateBadge state={state} /> },
];
