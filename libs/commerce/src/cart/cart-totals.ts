import type { Discount } from '../discount/discount.ts';
import type { AppliedDiscount, RejectedDiscount } from '../discount/evaluate-discounts.ts';
import type { GiftCard, GiftCardPayment } from '../gift-card/pay-with-gift-cards.ts';
import type { ShippingLocation } from '../shipping/shipping-location.ts';
import type { ShippingChoice } from '../shipping/shipping-options.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import type { CartKinds, CartLine } from './cart-line.ts';
import type { TraceStep } from './trace.ts';

/** The input of a cart's price. Amounts in minor units of the currency. */
export interface CartInput {
  readonly currency: string;
  readonly lines: readonly CartLine[];
  /** The chosen shipping option; undefined if none is chosen or required. */
  readonly shipping?: ShippingChoice | undefined;
  readonly location?: ShippingLocation | undefined;
  readonly taxRules: readonly TaxRule[];
  /** Whether the store's prices include tax. */
  readonly taxIncluded: boolean;
  /** Whether shipping is taxed as well. Default: no. */
  readonly taxesShipping?: boolean | undefined;
  /** Whether the buyer owes the tax (reverse charge) and pays prices without it. Default: no. */
  readonly isTaxExempt?: boolean | undefined;
  /** The automatic discounts of the store, and those of the entered codes. */
  readonly discounts: readonly Discount[];
  /** The buyer's `emailKey`; undefined while it is unknown. */
  readonly customer?: string | undefined;
  readonly giftCards?: readonly GiftCard[] | undefined;
  readonly now: Date;
}

/** The amounts of one line, in minor units. */
export interface LineTotals {
  readonly id: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  /** The tax in the price that a business does not pay. */
  readonly reverseChargeCents: number;
  readonly taxCents: number;
  /** The final amount, including tax. */
  readonly totalCents: number;
}

/** The amounts of a cart, in minor units, and their breakdown. */
export interface CartTotals extends CartKinds {
  readonly currency: string;
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  /** The discounts on the lines; those on shipping are in `shippingCostCents`. */
  readonly discountCents: number;
  /** The tax in the prices of the lines that a business does not pay; that of shipping is in `shippingCostCents`. */
  readonly reverseChargeCents: number;
  /** The shipping cost after its discount, without the tax that a business does not pay. */
  readonly shippingCostCents: number;
  readonly taxCents: number;
  /** The part of `taxCents` for shipping. */
  readonly shippingTaxCents: number;
  readonly grandTotalCents: number;
  readonly giftCardPayments: readonly GiftCardPayment[];
  /** The amount due after gift cards. */
  readonly payableCents: number;
  readonly totalQuantity: number;
  /** The discounts that reduce this cart, in order of application. */
  readonly discounts: readonly AppliedDiscount[];
  readonly rejectedDiscounts: readonly RejectedDiscount[];
  /** The entered codes that apply. */
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly trace: readonly TraceStep[];
}
