import { findCouponError, type Coupon } from '../coupon/coupon.ts';
import { sortCoupons } from '../coupon/sort-coupons.ts';
import { applyDiscounts } from '../discount/apply-discounts.ts';
import { payWithGiftCards } from '../gift-card/pay-with-gift-cards.ts';
import { chargeShipping } from '../shipping/charge-shipping.ts';
import { applyTax } from '../tax/apply-tax.ts';
import { applicableTaxRules } from '../tax/tax-rule.ts';
import { cartKinds, isFaceValue, lineSubtotalCents } from './cart-line.ts';
import type { CartInput, CartTotals } from './cart-totals.ts';
import { sum } from './sum.ts';
import { splitByLine } from './trace.ts';

const codesOf = (coupons: readonly Coupon[]) => [...new Set(coupons.map(({ code }) => code))];

/**
 * Calculates every amount of a cart with its breakdown (CART-10 to CART-13): price × quantity, discounts of lines and
 * of the order, shipping and its discount, tax once per rule for the whole cart, gift cards as payment. Integers only;
 * splits use the largest remainder method, so every sum is exact.
 */
export function priceCart(input: CartInput): CartTotals {
  const { currency, lines, coupons, location, taxIncluded, giftCards = [], now } = input;
  const kinds = cartKinds(lines);
  const subtotals = lines.map(lineSubtotalCents);
  const subtotalCents = sum(subtotals);

  const isValid = (coupon: Coupon) =>
    findCouponError(coupon, { subtotalCents, lines, now }) === null;
  const valid = sortCoupons(coupons.filter(isValid));
  const discounts = applyDiscounts(lines, valid);
  const netCents = sum(discounts.netCents);

  const shipping = chargeShipping(kinds.requiresShipping ? input.shipping : undefined, valid);
  const { shippingCostCents } = shipping;

  const rules = applicableTaxRules(input.taxRules, location);
  const tax = applyTax({
    lines,
    lineCents: lines.map((line, index) =>
      isFaceValue(line) ? 0 : (discounts.netCents[index] ?? 0),
    ),
    shippingCents: input.taxesShipping === true ? shippingCostCents : 0,
    rules,
    taxIncluded,
  });
  const taxCents = sum(tax.lineTaxCents) + tax.shippingTaxCents;

  const grandTotalCents = netCents + shippingCostCents + (taxIncluded ? 0 : taxCents);
  const settlement = payWithGiftCards(grandTotalCents, giftCards, now);

  return {
    currency,
    lines: lines.map(({ id }, index) => {
      const subtotal = subtotals[index] ?? 0;
      const net = discounts.netCents[index] ?? 0;
      const lineTax = tax.lineTaxCents[index] ?? 0;
      return {
        id,
        subtotalCents: subtotal,
        discountCents: subtotal - net,
        taxCents: lineTax,
        totalCents: taxIncluded ? net : net + lineTax,
      };
    }),
    subtotalCents,
    discountCents: subtotalCents - netCents,
    shippingCostCents,
    taxCents,
    shippingTaxCents: tax.shippingTaxCents,
    grandTotalCents,
    giftCardPayments: settlement.payments,
    payableCents: settlement.payableCents,
    totalQuantity: sum(lines.map(({ quantity }) => quantity)),
    ...kinds,
    validCoupons: codesOf(coupons.filter(isValid)),
    invalidCoupons: codesOf(coupons.filter((coupon) => !isValid(coupon))),
    applicableTaxRules: rules,
    trace: [
      { rule: 'lines', amountCents: subtotalCents, lines: splitByLine(lines, subtotals) },
      ...discounts.steps,
      ...shipping.steps,
      ...tax.steps,
      ...settlement.steps,
    ],
  };
}
