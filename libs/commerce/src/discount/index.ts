export { applyDiscounts, discountOfCents, type DiscountResult } from './apply-discounts.ts';
export { chooseDiscounts, type DiscountedCart } from './choose-discounts.ts';
export {
  canCombine,
  discountClasses,
  discountClassOf,
  discountCodeKey,
  discountLabel,
  isDiscounted,
  type Discount,
  type DiscountClass,
  type DiscountEffect,
  type DiscountTarget,
} from './discount.ts';
export {
  evaluateDiscounts,
  type AppliedDiscount,
  type EvaluatedDiscounts,
  type RejectedDiscount,
} from './evaluate-discounts.ts';
export {
  discountErrors,
  findDiscountError,
  type DiscountContext,
  type DiscountError,
} from './find-discount-error.ts';
