import { Link } from '@tanstack/react-router';
import type { EndpointResponse, listOrders } from '@sitewright/contracts/api';
import { paymentMethodNames } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { Badge } from '../../controls/badge.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { orderText } from '../../texts/order-text.ts';
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
    title: orderText('orders.order'),
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
            <Badge>{orderText('orders.demo')}</Badge>
          </>
        )}
        <span className={belowClass}>{customerName || email}</span>
      </>
    ),
  },
  {
    title: orderText('orders.date'),
    cell: ({ createdAt }) => formatDateTime(createdAt),
    isWide: true,
  },
  {
    title: orderText('orders.customer'),
    cell: ({ customerName, email }) => customerName || email,
    isWide: true,
  },
  {
    title: orderText('orders.total'),
    cell: ({ grandTotalCents, currency }) => formatMinorUnits(grandTotalCents, currency),
    kind: 'number',
  },
  {
    title: orderText('orders.payment'),
    cell: (order) => <Payment order={order} />,
    isWide: true,
  },
  {
    title: orderText('orders.fulfillment'),
    cell: (order) => (
      <>
        <FulfillmentBadge order={order} />
        <span className={belowClass}>
          <Payment order={order} />
        </span>
      </>
    ),
  },
  {
    title: orderText('orders.tags'),
    cell: ({ tags }) => tags.join(', '),
    kind: 'quiet',
    isWide: true,
  },
];
