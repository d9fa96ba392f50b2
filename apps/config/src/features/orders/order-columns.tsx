import { Link } from '@tanstack/react-router';
import type { EndpointResponse, listOrders } from '@sitewright/contracts/api';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { OrderStateBadge, PaymentStateBadge } from './order-badges.tsx';

type ListedOrder = EndpointResponse<typeof listOrders>['rows'][number];

/** The columns of the order list. */
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
  { title: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt), isWide: true },
  { title: 'Customer', cell: ({ customerName, email }) => customerName || email },
  {
    title: 'Total',
    cell: ({ grandTotalCents, currency }) => formatMinorUnits(grandTotalCents, currency),
    kind: 'number',
  },
  {
    title: 'Payment',
    cell: ({ paymentState }) => <PaymentStateBadge state={paymentState} />,
    isWide: true,
  },
  { title: 'Status', cell: ({ state }) => <OrderStateBadge state={state} /> },
];
