import { Link } from '@tanstack/react-router';
import type { CustomerSummary } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { orderText } from '../../texts/order-text.ts';
import { customerLabel } from './customer-labels.ts';

/** The columns of the list of customers. */
export const customerColumns = (identifier: string): readonly Column<CustomerSummary>[] => [
  {
    title: orderText('orders.customer'),
    nameOf: customerLabel,
    cell: (customer) => (
      <>
        <Link
          to="/$identifier/customers/$customerId"
          params={{ identifier, customerId: customer.id }}
          className={rowLinkClass}
        >
          {customerLabel(customer)}
        </Link>
        {customer.name !== '' && (
          <span className={belowClass}>
            <EmailAddress address={customer.email} />
          </span>
        )}
      </>
    ),
  },
  { title: orderText('orders.email'), kind: 'quiet', isWide: true, cell: ({ email }) => email },
  {
    title: orderText('orders.marketing'),
    isWide: true,
    cell: ({ acceptsMarketing }) =>
      acceptsMarketing ? (
        <Badge tone="success">{orderText('orders.subscribed')}</Badge>
      ) : (
        <Badge>{orderText('orders.notSubscribed')}</Badge>
      ),
  },
  { title: orderText('orders.title'), kind: 'number', cell: ({ orderCount }) => orderCount },
  {
    title: orderText('orders.spent'),
    kind: 'number',
    cell: ({ spentCents, currency }) => formatMinorUnits(spentCents, currency),
  },
  {
    title: orderText('orders.latestOrder'),
    kind: 'quiet',
    isWide: true,
    cell: ({ lastOrderAt }) => formatDay(lastOrderAt),
  },
  {
    title: orderText('orders.tags'),
    kind: 'quiet',
    isWide: true,
    cell: ({ tags }) => tags.join(', '),
  },
];
