import { Link } from '@tanstack/react-router';
import type { AbandonedCart, RecoveryState } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, type Column } from '../../controls/data-table.tsx';
import { EmailAddress } from '../../controls/email-address.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from '../orders/join-texts.ts';

const stateKeys = {
  waiting: 'orders.notEmailed',
  noConsent: 'orders.noConsent',
  unsubscribed: 'orders.unsubscribed',
  mailed: 'orders.emailed',
  recovered: 'orders.recovered',
} as const satisfies Record<RecoveryState, string>;

/** The first titles, and how many pieces there are in all. */
const contentOf = ({ titles, quantity }: AbandonedCart): string =>
  orderText('orders.cartContent', { titles: joinTexts(titles), count: quantity });

function State({ cart }: { readonly cart: AbandonedCart }): ReactNode {
  const { state } = cart;
  const tone = state === 'recovered' ? 'success' : state === 'mailed' ? 'warning' : 'quiet';
  return <Badge tone={tone}>{orderText(stateKeys[state])}</Badge>;
}

/** The columns of the list of abandoned carts. */
export const cartColumns = (identifier: string): readonly Column<AbandonedCart>[] => [
  {
    title: orderText('orders.email'),
    nameOf: ({ email }) => email,
    cell: (cart) => (
      <>
        <EmailAddress address={cart.email} />
        <span className={belowClass}>{contentOf(cart)}</span>
      </>
    ),
  },
  { title: orderText('orders.content'), kind: 'quiet', isWide: true, cell: contentOf },
  {
    title: orderText('orders.value'),
    kind: 'number',
    cell: ({ valueCents, currency }) => formatMinorUnits(valueCents, currency),
  },
  { title: orderText('orders.recovery'), cell: (cart) => <State cart={cart} /> },
  {
    title: orderText('orders.abandoned'),
    kind: 'quiet',
    isWide: true,
    cell: ({ abandonedAt }) => formatDateTime(abandonedAt),
  },
  {
    title: orderText('orders.order'),
    isWide: true,
    cell: ({ orderId, email }) =>
      orderId === null ? (
        ''
      ) : (
        <Link
          to="/$identifier/orders/$orderId"
          params={{ identifier, orderId }}
          aria-label={orderText('orders.orderOf', { address: email })}
        >
          {orderText('orders.order')}
        </Link>
      ),
  },
];
