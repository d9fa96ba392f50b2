import type { DiscountDraft } from '@sitewright/contracts/entities';
import { formatMinorUnits } from '../../format/amounts.ts';

/** How amounts and dates are written, and the titles of products. */
export interface DiscountFormat {
  readonly currency: string;
  readonly timeZone: string;
  readonly locale?: string;
  readonly titleOf?: (productId: string) => string | undefined;
}

const countOf = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

function describeEffect(effect: DiscountDraft['effect'], { currency, locale }: DiscountFormat) {
  switch (effect.kind) {
    case 'percentage':
      return `${(effect.percent / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 })} off`;
    case 'fixed':
      return `${formatMinorUnits(effect.amountCents, currency, locale)} off`;
    case 'freeShipping':
      return 'Free shipping';
  }
}

function describeTarget(target: DiscountDraft['target'], { titleOf }: DiscountFormat): string {
  switch (target.kind) {
    case 'all':
      return ' the whole order';
    case 'products': {
      const titles = target.productIds.map((id) => titleOf?.(id));
      const isShort = titles.length <= 2 && titles.every((title) => title !== undefined);
      return ` ${isShort ? titles.join(' and ') : countOf(titles.length, 'product', 'products')}`;
    }
    case 'categories':
      return ` ${target.categories.length <= 3 ? target.categories.join(', ') : countOf(target.categories.length, 'category', 'categories')}`;
  }
}

/** A discount in one line: `20% off Prints, minimum $50.00, until 12/31/2026`. */
export function describeDiscount(draft: DiscountDraft, format: DiscountFormat): string {
  const { locale, currency, timeZone } = format;
  const day = (at: string) => new Date(at).toLocaleDateString(locale, { timeZone });
  const { effect, minimumCents, minimumQuantity, startsAt, endsAt } = draft;
  const target = effect.kind === 'freeShipping' ? '' : describeTarget(draft.target, format);
  return [
    `${describeEffect(effect, format)}${target}`,
    ...(minimumCents === null
      ? []
      : [`minimum ${formatMinorUnits(minimumCents, currency, locale)}`]),
    ...(minimumQuantity === null ? [] : [`at least ${countOf(minimumQuantity, 'item', 'items')}`]),
    ...(startsAt === null ? [] : [`from ${day(startsAt)}`]),
    ...(endsAt === null ? [] : [`until ${day(endsAt)}`]),
    ...(draft.useLimit === null ? [] : [`${countOf(draft.useLimit, 'use', 'uses')} in total`]),
    ...(draft.customerLimit === null
      ? []
      : [`${countOf(draft.customerLimit, 'use', 'uses')} per customer`]),
    ...(draft.customers === null
      ? []
      : [`for ${countOf(draft.customers.length, 'customer', 'customers')}`]),
  ].join(', ');
}
