import { Link } from '@tanstack/react-router';
import type { AbandonedCart, RecoveryState } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';

const stateLabels = {
  waiting: 'Not emailed',
  noConsent: 'No consent',
  unsubscribed: 'Unsubscribed',
  mailed: 'Emailed',
  recovered: 'Recovered',
} as const satisfies Record<RecoveryState, string>;

/** The first titles, and how many pieces there are in all. */
const contentOf = ({ titles, quantity }: AbandonedCart): string =>
  `${titles.join(', ')} (${quantity} ${quantity === 1 ? 'item' : 'items'})`;

function State({ cart }: { readonly cart: AbandonedCart }): ReactNode {
  const { state } = cart;
  const tone = state === 'recovered' ? 'success' : state === 'mailed' ? 'warning' : 'quiet';
  return <Badge tone={tone}>{stateLabels[state]}</Badge>;
}

/** The columns of the list of abandoned carts. */
export const cartColumns = (identifier: string): readonly Column<AbandonedCart>[] => [
  {
    title: 'Email',
    nameOf: ({ email }) => email,
    cell: (cart) => (
      <>
        <EmailAddress address={cart.email} />
        <span className={belowClass}>{contentOf(cart)}</span>
      </>
    ),
  },
  { title: 'Content', kind: 'quiet', isWide: true, cell: contentOf },
  {
    title: 'Value',
    kind: 'number',
    cell: ({ valueCents, currency }) => formatMinorUnits(valueCents, currency),
  },
  { title: 'Recovery', cell: (cart) => <State cart={cart} /> },
  {
    title: 'Abandoned',
    kind: 'quiet',
    isWide: true,
    cell: ({ abandonedAt }) => formatDateTime(abandonedAt),
  },
  {
    title: 'Order',
    isWide: true,
    cell: ({ orderId, email }) =>
      orderId === null ? (
        ''
      ) : (
        <Link
          to="/$identifier/orders/$orderId"
          params={{ identifier, orderId }}
          aria-label={`Order of ${email}`}
        >
          Order
        </Link>
      ),
  },
];
