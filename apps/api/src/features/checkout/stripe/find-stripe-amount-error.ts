import type { VisitorText } from '@sitewright/blocks/texts';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import { stripeRange } from '../../../platform/payments/index.ts';
import type { StoreSettings } from '../../cart/public.ts';

/** Why Stripe would not charge an amount, for the buyer and in the language of the store; null if it would. */
export function findStripeAmountError(
  amountCents: number,
  { currency, locale }: Pick<StoreSettings, 'currency' | 'locale'>,
  text: VisitorText,
): string | null {
  const { minimumCents, maximumCents } = stripeRange(currency);
  const price = (cents: number) =>
    format(Money.fromCents(cents, currency as CurrencyCode), { locale });
  if (amountCents < minimumCents)
    return text('checkout.cardTooSmall', { price: price(minimumCents) });
  if (amountCents > maximumCents)
    return text('checkout.cardTooLarge', { price: price(maximumCents) });
  return null;
}
