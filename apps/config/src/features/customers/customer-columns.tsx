import { Link } from '@tanstack/react-router';
import type { CustomerSummary } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDay } from '../../format/date-times.ts';
import { customerLabel } from './customer-labels.ts';

/** The columns of the list of customers. */
export const customerColumns = (identifier: string): readonly Column<CustomerSummary>[] => [
  {
    title: 'Customer',
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
  { title: 'Email', kind: 'quiet', isWide: true, cell: ({ email }) => email },
  {
    title: 'Marketing',
    isWide: true,
    cell: ({ acceptsMarketing }) =>
      acceptsMarketing ? <Badge tone="success">Subscribed</Badge> : <Badge>Not subscribed</Badge>,
  },
  { title: 'Orders', kind: 'number', cell: ({ orderCount }) => orderCount },
  {
    title: 'Spent',
    kind: 'number',
    cell: ({ spentCents, currency }) => formatMinorUnits(spentCents, currency),
  },
  {
    title: 'Latest order',
    kind: 'quiet',
    isWide: true,
    cell: ({ lastOrderAt }) => formatDay(lastOrderAt),
  },
  { title: 'Tags', kind: 'quiet', isWide: true, cell: ({ tags }) => tags.join(', ') },
];
