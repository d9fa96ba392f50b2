import { discountClasses, discountClassOf, discountLabel, type Discount } from './discount.ts';

const kindRank = { percentage: 0, fixed: 1, freeShipping: 2 } as const;

const rankOf = (discount: Discount): number =>
  discountClasses.indexOf(discountClassOf(discount)) * 3 + kindRank[discount.effect.kind];

const compareTexts = (left: string, right: string): number =>
  left === right ? 0 : left < right ? -1 : 1;

/**
 * Discounts in the order of application, each once: for products, for the order, for shipping; in each, percentages
 * before fixed amounts; then by name and id. Independent of the order of entry.
 */
export const sortDiscounts = (discounts: readonly Discount[]): Discount[] =>
  [...new Map(discounts.map((discount) => [discount.id, discount])).values()].toSorted(
    (left, right) =>
      rankOf(left) - rankOf(right) ||
      compareTexts(discountLabel(left), discountLabel(right)) ||
      compareTexts(left.id, right.id),
  );
