import type { RefundOrigin } from '@sitewright/contracts/entities';
import type { CreditedGiftCard } from '../gift-cards/public.ts';
import { formatAmount } from '../orders/public.ts';
import type { StoredRefund } from './refunds.queries.ts';

/** The amounts of a refund and who returns the money. */
type Amounts = Pick<StoredRefund, 'amountCents' | 'giftCardCents' | 'method'>;

/** Where the money was returned. Only Stripe reports refunds that were made by its own screens. */
const places = {
  provider: 'by the payment provider',
  manual: 'outside of the shop',
  external: 'in Stripe',
} as const satisfies Record<RefundOrigin, string>;

const chargedCentsOf = ({ amountCents, giftCardCents }: Omit<Amounts, 'method'>): number =>
  amountCents - giftCardCents;

/** What the timeline, which is in English, says of a refund that succeeded. */
export function refundedText(
  refund: Amounts,
  credited: readonly CreditedGiftCard[],
  currency: string,
): string {
  const { amountCents, method } = refund;
  const price = (cents: number) => formatAmount(cents, currency);
  const how = places[method];
  if (credited.length === 0) return `${price(amountCents)} was refunded ${how}.`;
  const chargedCents = chargedCentsOf(refund);
  const parts = [
    ...(chargedCents === 0 ? [] : [`${price(chargedCents)} ${how}`]),
    ...credited.map(
      (card) => `${price(card.amountCents)} to the gift card ending in ${card.codeEnd}`,
    ),
  ];
  return `${price(amountCents)} was refunded: ${parts.join(', ')}.`;
}

/** Of a refund whose money is on its way, which takes a bank some days. */
export const acceptedText = (refund: Omit<Amounts, 'method'>, currency: string): string =>
  `The payment provider accepted the refund of ${formatAmount(chargedCentsOf(refund), currency)}. The money is on its way.`;

/** Of a refund that failed at once, or after it had succeeded. */
export function failedText(
  refund: Amounts & Pick<StoredRefund, 'state'>,
  reason: string,
  currency: string,
): string {
  const { state, giftCardCents } = refund;
  const amount = formatAmount(chargedCentsOf(refund), currency);
  const opening = `The refund of ${amount} failed (${reason.replaceAll('_', ' ')}).`;
  if (state !== 'succeeded') return `${opening} Nothing was returned.`;
  const credited =
    giftCardCents === 0 ? '' : ` ${formatAmount(giftCardCents, currency)} stay on the gift card.`;
  return `${opening} The money came back to you. Refund it in another way.${credited}`;
}
