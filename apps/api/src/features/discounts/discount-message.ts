import { visitorText } from '@sitewright/blocks/texts';
import type { Discount, DiscountError } from '@sitewright/commerce/discount';
import { format, Money, type CurrencyCode } from '@sitewright/money';

/** How amounts and dates of a store are formatted. */
export interface MessageFormat {
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
}

/** Why a code does not apply, for the buyer. Dates are in the time zone of the website. */
export function discountMessage(
  code: string,
  reason: DiscountError,
  discount: Discount | undefined,
  { locale, currency, timeZone }: MessageFormat,
): string {
  const day = (date: Date | undefined): string =>
    date?.toLocaleDateString(locale, { dateStyle: 'medium', timeZone }) ?? '';
  const amount = format(Money.fromCents(discount?.minimumCents ?? 0, currency as CurrencyCode), {
    locale,
  });
  const text = visitorText(locale);
  switch (reason) {
    case 'notStarted':
      return text('discounts.notStarted', { code, date: day(discount?.startsAt) });
    case 'ended':
      return text('discounts.ended', { code, date: day(discount?.endsAt) });
    case 'belowMinimum':
      return text('discounts.belowMinimum', { code, amount });
    case 'belowQuantity':
      return text('discounts.belowQuantity', { code, count: discount?.minimumQuantity ?? 0 });
    default:
      return text(`discounts.${reason}`, { code });
  }
}
