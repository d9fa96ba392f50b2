import { visitorText } from '@sitewright/blocks/texts';
import {
  giftCardWish,
  type GiftCardBounds,
  type GiftCardWish,
} from '@sitewright/contracts/entities';
import { fieldErrors } from '@sitewright/messages';
import { format, formatTemplateOf, Money, parseMoney, type CurrencyCode } from '@sitewright/money';
import { dayIn } from '../../platform/zoned-time/date-time-in-zone.ts';
import { startOfDay } from '../../platform/zoned-time/start-of-day.ts';
import type { OfferedAmount } from './offered-gift-card.queries.ts';

const dayMs = 86_400_000;

/** The first and the last day on which a gift card can be mailed, in the time zone of the website. */
export const deliveryDays = (now: Date, timeZone: string): { first: string; last: string } => ({
  first: dayIn(now.toISOString(), timeZone),
  last: dayIn(new Date(now.getTime() + 365 * dayMs).toISOString(), timeZone),
});

/** The start of a day, such as `2026-12-24`, in a time zone. */
function startOf(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00.000Z`);
  const candidates = [0, -dayMs / 2, dayMs / 2].map((shift) =>
    startOfDay(new Date(noon + shift), timeZone),
  );
  return candidates.find((start) => dayIn(start.toISOString(), timeZone) === day) ?? candidates[0]!;
}

/** What the form of a gift card is checked against. */
export interface GiftCardOffer {
  readonly amounts: readonly OfferedAmount[];
  readonly bounds: GiftCardBounds | null;
  readonly currency: string;
  readonly locale: string;
  readonly timeZone: string;
}

/** What a buyer wants, with its variant; or the errors by field. */
export type ReadGiftCardForm =
  | { readonly variantId: string; readonly wish: GiftCardWish }
  | { readonly errors: Readonly<Record<string, string>> };

/** Reads the chosen amount: a fixed one by its SKU, or a typed one within the bounds. */
function readAmount(
  form: Readonly<Record<string, string>>,
  { amounts, bounds, currency, locale }: GiftCardOffer,
): { readonly cents: number; readonly variantId: string } | { readonly error: string } {
  const text = visitorText(locale);
  const fixed = amounts.find(({ sku }) => sku === form['amount']);
  if (fixed !== undefined) return { cents: fixed.priceCents, variantId: fixed.variantId };
  const [first] = amounts;
  if (bounds === null || first === undefined) return { error: text('issues.required') };
  const code = currency as CurrencyCode;
  const price = (cents: number) => format(Money.fromCents(cents, code), { locale });
  const parsed = parseMoney(form['otherAmount'] ?? '', formatTemplateOf(code, locale));
  const cents = 'error' in parsed ? Number.NaN : parsed.toCents();
  const isWithin = cents >= bounds.minCents && cents <= bounds.maxCents;
  return isWithin
    ? { cents, variantId: first.variantId }
    : {
        error: text('giftCards.bounds', {
          min: price(bounds.minCents),
          max: price(bounds.maxCents),
        }),
      };
}

/** Reads the plain form of the gift card page. */
export function readGiftCardForm(
  form: Readonly<Record<string, string>>,
  offer: GiftCardOffer,
  now: Date,
): ReadGiftCardForm {
  const { locale, timeZone } = offer;
  const text = visitorText(locale);
  const amount = readAmount(form, offer);
  const { deliverOn: day = '' } = form;
  const days = deliveryDays(now, timeZone);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= days.first && day <= days.last;
  const parsed = giftCardWish.safeParse({
    amountCents: 'cents' in amount ? amount.cents : 1,
    recipientName: form['recipientName'] ?? '',
    recipientEmail: form['recipientEmail'] ?? '',
    senderName: form['senderName'] ?? '',
    message: form['message'] ?? '',
    deliverAt: isDay && day > days.first ? startOf(day, timeZone).toISOString() : null,
  });
  const errors = {
    ...('error' in amount
      ? { [form['amount'] === 'other' ? 'otherAmount' : 'amount']: amount.error }
      : {}),
    ...(parsed.success ? {} : fieldErrors(text, parsed.error.issues)),
    ...(day === '' || isDay ? {} : { deliverOn: text('giftCards.invalidDate') }),
  };
  return parsed.success && 'variantId' in amount && Object.keys(errors).length === 0
    ? { variantId: amount.variantId, wish: parsed.data }
    : { errors };
}
