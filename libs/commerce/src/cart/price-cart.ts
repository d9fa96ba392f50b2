import { couponDiscountCents, inOrderOfUse, isCouponValid, type Coupon } from '../coupon/coupon.ts';
import type { PricedShipping } from '../shipping/shipping-options.ts';
import {
  applicableTaxRules,
  taxOnTopCents,
  taxWithinCents,
  type ShippingLocation,
  type TaxRule,
} from '../tax/tax.ts';
import { cartKinds, lineSubtotalCents, type CartLine } from './cart-line.ts';
import { shareOut } from './share-out.ts';
import type { TraceStep } from './trace.ts';

/** Balance of a gift card that pays for a part. Minor units. */
export interface GiftCard {
  readonly code: string;
  readonly balanceCents: number;
}

export interface CartInput {
  readonly currency: string;
  readonly lines: readonly CartLine[];
  /** The way of sending that was chosen; undefined while none is, or none is needed. */
  readonly shipping?: PricedShipping | undefined;
  readonly location?: ShippingLocation | undefined;
  readonly taxRules: readonly TaxRule[];
  /** Whether the store's prices contain the tax. */
  readonly taxIncluded: boolean;
  readonly coupons: readonly Coupon[];
  readonly giftCards?: readonly GiftCard[];
  readonly now: Date;
}

export interface LineTotals {
  readonly id: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly taxCents: number;
  /** What the line costs in the end, tax included. */
  readonly totalCents: number;
}

export interface CartTotals {
  readonly lines: readonly LineTotals[];
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
  /** What is left to pay after gift cards. */
  readonly payableCents: number;
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
  readonly validCoupons: readonly string[];
  readonly invalidCoupons: readonly string[];
  readonly applicableTaxRules: readonly TaxRule[];
  readonly trace: readonly TraceStep[];
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

/**
 * Every amount of a cart, with the steps that led to it. Price × quantity, then discounts, split to lines by largest
 * remainder; shipping and its discount; tax once per rate over the whole cart; gift cards as payment. Integers only.
 */
export function priceCart(input: CartInput): CartTotals {
  const { lines, shipping, location, taxRules, taxIncluded, coupons, giftCards = [], now } = input;
  const trace: TraceStep[] = [];
  const subtotals = lines.map(lineSubtotalCents);
  const subtotalCents = sum(subtotals);
  trace.push({ rule: 'subtotal', amountCents: subtotalCents });

  const valid = inOrderOfUse(coupons.filter((coupon) => isCouponValid(coupon, subtotalCents, now)));
  let discounted = subtotalCents;
  for (const coupon of valid) {
    const off = couponDiscountCents(coupon, discounted);
    discounted -= off;
    if (off > 0) trace.push({ rule: 'discount', amountCents: -off, detail: coupon.code });
  }
  const orderDiscountCents = subtotalCents - discounted;
  const discounts = shareOut(orderDiscountCents, subtotals);

  const kinds = cartKinds(lines);
  const fullShippingCents = kinds.requiresShipping ? (shipping?.costCents ?? 0) : 0;
  if (fullShippingCents > 0)
    trace.push({
      rule: 'shipping',
      amountCents: fullShippingCents,
      ...(shipping === undefined ? {} : { detail: shipping.name }),
    });
  const freeShipping = valid.find((coupon) => coupon.effect.kind === 'freeShipping');
  const shippingCostCents = freeShipping === undefined ? fullShippingCents : 0;
  if (freeShipping !== undefined && fullShippingCents > 0)
    trace.push({
      rule: 'shippingDiscount',
      amountCents: -fullShippingCents,
      detail: freeShipping.code,
    });

  const rules = applicableTaxRules(taxRules, location);
  const nets = subtotals.map((subtotal, index) => subtotal - (discounts[index] ?? 0));
  const taxableCents = sum(nets);
  const taxes = lines.map(() => 0);
  let taxCents = 0;
  for (const rule of rules) {
    const tax = taxIncluded
      ? taxWithinCents(taxableCents, rule.ratePercent)
      : taxOnTopCents(taxableCents, rule.ratePercent);
    taxCents += tax;
    shareOut(tax, nets).forEach((share, index) => {
      taxes[index] = (taxes[index] ?? 0) + share;
    });
    trace.push({ rule: taxIncluded ? 'taxIncluded' : 'tax', amountCents: tax, detail: rule.name });
  }

  const grandTotalCents = Math.max(
    0,
    discounted + shippingCostCents + (taxIncluded ? 0 : taxCents),
  );
  trace.push({ rule: 'total', amountCents: grandTotalCents });
  let payableCents = grandTotalCents;
  for (const { code, balanceCents } of giftCards) {
    const used = Math.min(payableCents, balanceCents);
    payableCents -= used;
    if (used > 0) trace.push({ rule: 'giftCard', amountCents: -used, detail: code });
  }
  if (payableCents !== grandTotalCents) trace.push({ rule: 'payable', amountCents: payableCents });

  const validCodes = new Set(valid.map((coupon) => coupon.code));
  return {
    lines: lines.map((line, index) => ({
      id: line.id,
      subtotalCents: subtotals[index] ?? 0,
      discountCents: discounts[index] ?? 0,
      taxCents: taxes[index] ?? 0,
      totalCents: (nets[index] ?? 0) + (taxIncluded ? 0 : (taxes[index] ?? 0)),
    })),
    subtotalCents,
    discountCents: orderDiscountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents,
    payableCents,
    totalQuantity: sum(lines.map((line) => line.quantity)),
    ...kinds,
    validCoupons: coupons.map((coupon) => coupon.code).filter((code) => validCodes.has(code)),
    invalidCoupons: coupons.map((coupon) => coupon.code).filter((code) => !validCodes.has(code)),
    applicableTaxRules: rules,
    trace,
  };
}
