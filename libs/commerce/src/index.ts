export { isPostalCodeOf } from './address/postal-code.ts';
export {
  matchesPostalPattern,
  parsePostalPattern,
  type PostalPattern,
} from './address/postal-pattern.ts';
export { addressFormatOf, type AddressFormat, type AddressPart } from './address/address-format.ts';
export { stateCodeOf, statesOf, type State } from './address/states.ts';
export { cartCountText } from './cart/cart-count-text.ts';
export {
  cartKinds,
  lineSubtotalCents,
  type CartKinds,
  type CartLine,
  type LineKind,
} from './cart/cart-line.ts';
export type { CartInput, CartTotals, LineTotals } from './cart/cart-totals.ts';
export { priceCart } from './cart/price-cart.ts';
export { netCentsOf } from './discount/net-cents.ts';
export { traceRules, type TraceRule, type TraceStep } from './cart/trace.ts';
export { findCheckoutMinimumError, meetsCheckoutMinimum } from './checkout/checkout-minimum.ts';
export { checkoutRoutes, type GiftCardRoute } from './checkout/checkout-routes.ts';
export {
  installmentBounds,
  type InstallmentBounds,
  type InstallmentProvider,
} from './checkout/installment-bounds.ts';
export { readCheckoutForm, type TypedCheckout } from './checkout/read-checkout-form.ts';
export {
  payWithGiftCards,
  type GiftCard,
  type GiftCardPayment,
  type GiftCardSettlement,
} from './gift-card/pay-with-gift-cards.ts';
export {
  effectivePriceCents,
  type PricedDigital,
  type PricedVariant,
} from './price/effective-price.ts';
export {
  priceText,
  startingPriceCents,
  type PricedProduct,
  type PriceTextOptions,
} from './price/price-text.ts';
export { toShippingLocation, type ShippingLocation } from './shipping/shipping-location.ts';
export type { ShippingChoice } from './shipping/shipping-options.ts';
export { createSku } from './stock/create-sku.ts';
export {
  isInStock,
  isSoldOut,
  type StockedProduct,
  type StockedVariant,
} from './stock/is-sold-out.ts';
export { findStockError } from './stock/find-stock-error.ts';
export { storeDefaults } from './store/store-defaults.ts';
export { nextPaymentAt } from './subscription/next-payment.ts';
export { isTaxIncluded, type TaxedAmounts } from './tax/is-tax-included.ts';
export {
  applicableTaxRules,
  requiredTaxFields,
  type RequiredTaxFields,
  type TaxRule,
} from './tax/tax-rule.ts';
