import { Link } from '@tanstack/react-router';
import type { EndpointResponse, listOrders } from '@sitewright/contracts/api';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { Badge } from '../../controls/badge.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { FulfillmentBadge, PaymentBadge } from './order-badges.tsx';
import type { OrderFilter } from './order-filter.ts';

type ListedOrder = EndpointResponse<typeof listOrders>['rows'][number];

/** The columns of the order list. */
export const orderColumns = (
  identifier: string,
  filter: OrderFilter,
): readonly Column<ListedOrder>[] => [
  {
    title: 'Order',
    cell: ({ id, number, isDemo }) => (
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
      </>
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
    cell: (order) => <PaymentBadge order={order} />,
    isWide: true,
  },
  { title: 'Fulfillment', cell: (order) => <FulfillmentBadge order={order} /> },
  { title: 'Tags', cell: ({ tags }) => tags.join(', '), kind: 'quiet', isWide: true },
];
