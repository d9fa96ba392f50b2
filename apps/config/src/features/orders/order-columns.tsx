import { Link } from '@tanstack/react-router';
import type { EndpointResponse, listOrders } from '@sitewright/contracts/api';
import { paymentMethodNames } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { Badge } from '../../controls/badge.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { FulfillmentBadge, PaymentBadge } from './order-badges.tsx';
import type { OrderFilter } from './order-filter.ts';

type ListedOrder = EndpointResponse<typeof listOrders>['rows'][number];

const Payment = ({ order }: { readonly order: ListedOrder }): ReactNode => (
  <>
    <PaymentBadge order={order} />
    {order.paymentMethod !== undefined && ` ${paymentMethodNames[order.paymentMethod]}`}
  </>
);

/** The columns of the order list. */
export const orderColumns = (
  identifier: string,
  filter: OrderFilter,
): readonly Column<ListedOrder>[] => [
  {
    title: 'Order',
    cell: ({ id, number, isDemo, customerName, email }) => (
      <>
        <Link
          to="/$identifier/orders/$orderId"
          params={{ identifier, orderId: id }}
          search={filter}
          className={rowLinkClass}
          data-order={id}
        >
          #{number}
        </Link>
        {isDemo === true && (
          <>
            {' '}
            <Badge>Demo</Badge>
          </>
        )}
        <span className={belowClass}>{customerName || email}</span>
      </>
    ),
  },
  { title: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt), isWide: true },
  { title: 'Customer', cell: ({ customerName, email }) => customerName || email, isWide: true },
  {
    title: 'Total',
    cell: ({ grandTotalCents, currency }) => formatMinorUnits(grandTotalCents, currency),
    kind: 'number',
  },
  {
    title: 'Payment',
    cell: (order) => <Payment order={order} />,
    isWide: true,
  },
  {
    title: 'Fulfillment',
    cell: (order) => (
      <>
        <FulfillmentBadge order={order} />
        <span className={belowClass}>
          <Payment order={order} />
        </span>
      </>
    ),
  },
  { title: 'Tags', cell: ({ tags }) => tags.join(', '), kind: 'quiet', isWide: true },
];
