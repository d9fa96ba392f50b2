import type { Coupon } from '../coupon/coupon.ts';
import type { GiftCard, GiftCardPayment } from '../gift-card/pay-with-gift-cards.ts';
import type { ShippingLocation } from '../shipping/shipping-location.ts';
import type { ShippingChoice } from '../shipping/shipping-options.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import type { CartKinds, CartLine } from './cart-line.ts';
import type { TraceStep } from './trace.ts';

/** Everything that a cart's price depends on. Amounts in minor units of the currency. */
export interface CartInput {
  readonly currency: string;
  readonly lines: readonly CartLine[];
  /** The way of sending that was chosen; undefined while none is, or none is needed. */
  readonly shipping?: ShippingChoice | undefined;
  readonly location?: ShippingLocation | undefined;
  readonly taxRules: readonly TaxRule[];
  /** Whether the store's prices contain the tax. */
  readonly taxIncluded: boolean;
  /** Whether shipping is taxed as well. Default: no. */
  readonly taxesShipping?: boolean | undefined;
  readonly coupons: readonly Coupon[];
  readonly giftCards?: readonly GiftCard[] | undefined;
  readonly now: Date;
}

/** The amounts of one line, in minor units. */
export interface LineTotals {
  readonly id: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  /** What the line costs in the end, tax included. */
  readonly totalCents: number;
}

/** The amounts of a cart, in minor units, and the steps that led to them. */
export interface CartTotals extends CartKinds {
  readonly currency: string;
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  /** What coupons take off the lines; what they take off the shipping is in `shippingCostCents`. */
  readonly discountCents: number;
  /** After its discount. */
  readonly shippingCostCents: number;
  readonly taxCents: number;
  /** The part of `taxCents` that falls on the shipping. */
  readonly shippingTaxCents: number;
  readonly grandTotalCents: number;
  readonly giftCardPayments: readonly GiftCardPayment[];
  /** What is left to pay after gift cards. */
  readonly payableCents: number;
  readonly totalQuantity: number;
  /** Codes of the coupons that count, as they were entered. */
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly trace: readonly TraceStep[];
}
