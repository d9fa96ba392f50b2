import { discountClasses, type Discount } from './discount.ts';

/** A discount with a code for the whole order, which combines with all others. */
export const testDiscount = (
  code: string,
  effect: Discount['effect'],
  more: Partial<Discount> = {},
): Discount => ({
  id: `id-${code}`,
  code,
  title: '',
  effect,
  target: { kind: 'all' },
  combinesWith: discountClasses,
  ...more,
});
