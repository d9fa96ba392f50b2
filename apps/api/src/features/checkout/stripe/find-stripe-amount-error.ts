import { format, Money, type CurrencyCode } from '@sitewright/money';
import { stripeRange } from '../../../platform/payments/index.ts';
import type { StoreSettings } from '../../cart/public.ts';

/** Why Stripe would not charge an amount, for the buyer; null if it would. */
export function findStripeAmountError(
  amountCents: number,
  { currency, locale }: Pick<StoreSettings, 'currency' | 'locale'>,
): string | null {
  const { minimumCents, maximumCents } = stripeRange(currency);
  const price = (cents: number) =>
    format(Money.fromCents(cents, currency as CurrencyCode), { locale });
  if (amountCents < minimumCents)
    return `Payments by card start at ${price(minimumCents)}. Choose another payment method.`;
  if (amountCents > maximumCents)
    return `Payments by card end at ${price(maximumCents)}. Choose another payment method.`;
  return null;
}
