export { cartCountText } from './cart/cart-count-text.ts';
export { cartKinds, lineSubtotalCents, type CartLine, type LineKind } from './cart/cart-line.ts';
export {
  priceCart,
  type CartInput,
  type CartTotals,
  type GiftCard,
  type LineTotals,
} from './cart/price-cart.ts';
export { shareOut } from './cart/share-out.ts';
export { traceRules, type TraceRule, type TraceStep } from './cart/trace.ts';
export { meetsCheckoutMinimum } from './checkout/checkout-minimum.ts';
export { checkoutRoutes } from './checkout/checkout-routes.ts';
export { isCouponValid, type Coupon } from './coupon/coupon.ts';
export {
  canMoveOrder,
  canMovePayment,
  orderStates,
  paymentStates,
  type OrderState,
  type PaymentState,
} from './order/order-states.ts';
export {
  digitalPriceCents,
  effectivePriceCents,
  type PricedVariant,
} from './price/effective-price.ts';
export { priceText, type PriceTextOptions } from './price/price-text.ts';
export {
  shippingOptionsFor,
  type PricedShipping,
  type ShippingRate,
} from './shipping/shipping-options.ts';
export { createSku } from './stock/create-sku.ts';
export {
  isInStock,
  isSoldOut,
  type ProductKind,
  type StockedVariant,
} from './stock/is-sold-out.ts';
export { applicableTaxRules, type ShippingLocation, type TaxRule } from './tax/tax.ts';
