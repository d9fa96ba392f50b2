import type { DiscountDraft } from '@sitewright/contracts/entities';
import { formatMinorUnits } from '../../format/amounts.ts';
import { storeText } from '../../texts/store-text.ts';

/** How amounts and dates are written, and the titles of products. */
export interface DiscountFormat {
  readonly currency: string;
  readonly timeZone: string;
  readonly locale?: string;
  readonly titleOf?: (productId: string) => string | undefined;
}

function describeEffect(draft: DiscountDraft, format: DiscountFormat): string {
  const { effect, target } = draft;
  const { currency, locale } = format;
  if (effect.kind === 'freeShipping') return storeText('store.freeShipping');
  const value =
    effect.kind === 'percentage'
      ? (effect.percent / 100).toLocaleString(locale, {
          style: 'percent',
          maximumFractionDigits: 4,
        })
      : formatMinorUnits(effect.amountCents, currency, locale);
  return target.kind === 'all'
    ? storeText('store.offOrder', { value })
    : storeText('store.offItems', { value, items: describeTarget(target, format) });
}

function describeTarget(
  target: Exclude<DiscountDraft['target'], { kind: 'all' }>,
  { titleOf }: DiscountFormat,
): string {
  if (target.kind === 'categories') {
    const { categories } = target;
    return categories.length <= 3
      ? categories.join(', ')
      : storeText('store.categoryCount', { count: categories.length });
  }
  const { productIds } = target;
  const titles = productIds.map((id) => titleOf?.(id)).filter((title) => title !== undefined);
  if (titles.length < productIds.length || titles.length > 2)
    return storeText('store.productCount', { count: productIds.length });
  const [first = '', second] = titles;
  return second === undefined ? first : storeText('store.twoNames', { first, second });
}

/** A discount in one line: `20% off Prints, minimum $50.00, until 12/31/2026`. */
export function describeDiscount(draft: DiscountDraft, format: DiscountFormat): string {
  const { locale, currency, timeZone } = format;
  const amount = (cents: number) => formatMinorUnits(cents, currency, locale);
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { timeZone });
  const { minimumCents, minimumQuantity, startsAt, endsAt, useLimit, customerLimit } = draft;
  return [
    describeEffect(draft, format),
    minimumCents !== null && storeText('store.minimumOf', { amount: amount(minimumCents) }),
    minimumQuantity !== null && storeText('store.atLeastItems', { count: minimumQuantity }),
    startsAt !== null && storeText('store.fromDay', { day: day(startsAt) }),
    endsAt !== null && storeText('store.untilDay', { day: day(endsAt) }),
    useLimit !== null && storeText('store.usesInTotal', { count: useLimit }),
    customerLimit !== null && storeText('store.usesEach', { count: customerLimit }),
    draft.customers !== null && storeText('store.forCustomers', { count: draft.customers.length }),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A discount in one line, for a list that does not show its code. */
export function describeConditions(draft: DiscountDraft, format: DiscountFormat): string {
  const conditions = describeDiscount(draft, format);
  return draft.code === null ? storeText('store.automaticConditions', { conditions }) : conditions;
}
