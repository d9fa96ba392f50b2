/** What other features may call. */
export {
  countDiscountUses,
  customerUseKey,
  deleteDiscountUses,
  listCartDiscounts,
  listDiscountsOfCarts,
  lockLimitedDiscounts,
  withUses,
  type DiscountUses,
} from './cart-discounts.queries.ts';
export { discountMessage } from './discount-message.ts';
export { insertDiscount } from './discounts.queries.ts';
