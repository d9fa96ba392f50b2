import { isFaceValue, type CartLine } from '../cart/cart-line.ts';

/** What a discount reduces. Combination rules are stated in these classes. */
export const discountClasses = ['product', 'order', 'shipping'] as const;
/** The class of a discount. */
export type DiscountClass = (typeof discountClasses)[number];

/** How much a discount takes off. Amounts in minor units of the store's currency. */
export type DiscountEffect =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'fixed'; readonly amountCents: number }
  | { readonly kind: 'freeShipping' };

/** The items that a discount applies to. Free shipping applies to the whole order. */
export type DiscountTarget =
  | { readonly kind: 'all' }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | { readonly kind: 'categories'; readonly categories: readonly string[] };

/** A discount of the store (CHECKOUT-05). Amounts in minor units of the store's currency. */
export interface Discount {
  readonly id: string;
  /** The code that buyers enter, as `discountCodeKey` returns it; null for an automatic discount. */
  readonly code: string | null;
  /** The name that buyers read; a code is its own name. */
  readonly title: string;
  readonly effect: DiscountEffect;
  readonly target: DiscountTarget;
  /** The minimum price of the items that it applies to, before discounts. */
  readonly minimumCents?: number | undefined;
  /** The minimum number of pieces that it applies to. */
  readonly minimumQuantity?: number | undefined;
  readonly startsAt?: Date | undefined;
  readonly endsAt?: Date | undefined;
  /** How often it can be used in total. */
  readonly useLimit?: number | undefined;
  readonly uses?: number | undefined;
  /** How often one customer can use it. */
  readonly customerLimit?: number | undefined;
  /** Uses by this buyer; 0 while the email address is unknown. */
  readonly customerUses?: number | undefined;
  /** The classes that it combines with. Two discounts combine if each allows the other. */
  readonly combinesWith: readonly DiscountClass[];
  /** The customers who can use it, by `emailKey`; absent: everyone. */
  readonly customers?: readonly string[] | undefined;
}

/** The class of a discount, by what it reduces. */
export function discountClassOf({ effect, target }: Discount): DiscountClass {
  if (effect.kind === 'freeShipping') return 'shipping';
  return target.kind === 'all' ? 'order' : 'product';
}

/** The name of a discount in a price breakdown. */
export const discountLabel = ({ code, title }: Pick<Discount, 'code' | 'title'>): string =>
  code ?? title;

/** Whether a discount applies to a line. Gift cards are sold at face value. */
export function isDiscounted({ effect, target }: Discount, line: CartLine): boolean {
  if (isFaceValue(line)) return false;
  if (effect.kind === 'freeShipping') return true;
  switch (target.kind) {
    case 'all':
      return true;
    case 'products':
      return target.productIds.includes(line.productId);
    case 'categories':
      return (line.categories ?? []).some((category) => target.categories.includes(category));
  }
}

/** Whether two discounts can reduce the same order. */
export const canCombine = (one: Discount, other: Discount): boolean =>
  one.combinesWith.includes(discountClassOf(other)) &&
  other.combinesWith.includes(discountClassOf(one));

/**
 * The stored form of a code: two spellings of a code have the same one.
 *
 * @example
 * discountCodeKey(' spring  20 '); // 'SPRING 20'
 */
export const discountCodeKey = (typed: string): string =>
  typed.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toUpperCase();
