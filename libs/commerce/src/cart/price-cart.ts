import { applyDiscounts } from '../discount/apply-discounts.ts';
import { discountLabel, type Discount } from '../discount/discount.ts';
import { evaluateDiscounts, type AppliedDiscount } from '../discount/evaluate-discounts.ts';
import { payWithGiftCards } from '../gift-card/pay-with-gift-cards.ts';
import { chargeShipping } from '../shipping/charge-shipping.ts';
import { applyTax } from '../tax/apply-tax.ts';
import { exemptTax } from '../tax/exempt-tax.ts';
import { applicableTaxRules } from '../tax/tax-rule.ts';
import { cartKinds, lineSubtotalCents } from './cart-line.ts';
import type { CartInput, CartTotals } from './cart-totals.ts';
import { sum } from './sum.ts';
import { splitByLine, type TraceStep } from './trace.ts';

const codesOf = (discounts: readonly Pick<Discount, 'code'>[]) =>
  discounts.flatMap(({ code }) => code ?? []);

/** Each applied discount with the sum of its steps. */
const toApplied = (
  discounts: readonly Discount[],
  steps: readonly TraceStep[],
): AppliedDiscount[] =>
  discounts.map((discount) => ({
    discountId: discount.id,
    code: discount.code,
    label: discountLabel(discount),
    amountCents: -sum(
      steps
        .filter(({ discountId }) => discountId === discount.id)
        .map(({ amountCents }) => amountCents),
    ),
  }));

/**
 * Calculates every amount of a cart with its breakdown (CART-10 to CART-13): price × quantity, discounts of lines and
 * of the order, shipping and its discount, tax once per rule for the whole cart, gift cards as payment. Integers only;
 * splits use the largest remainder method, so every sum is exact.
 */
export function priceCart(input: CartInput): CartTotals {
  const { currency, lines, location, taxIncluded, giftCards = [], customer, now } = input;
  const kinds = cartKinds(lines);
  const subtotals = lines.map(lineSubtotalCents);
  const subtotalCents = sum(subtotals);

  const choice = kinds.requiresShipping ? input.shipping : undefined;
  const { applied, rejected } = evaluateDiscounts({ lines, shipping: choice }, input.discounts, {
    customer,
    now,
  });
  const discounts = applyDiscounts(lines, applied);
  const shipping = chargeShipping(choice, applied);

  const rules = applicableTaxRules(input.taxRules, location);
  const taxInput = {
    lines,
    lineCents: discounts.netCents,
    shippingCents: input.taxesShipping === true ? shipping.shippingCostCents : 0,
    rules,
    taxIncluded,
  };
  const calculated = applyTax(taxInput);
  const exemption = input.isTaxExempt === true ? exemptTax(taxInput, calculated) : undefined;
  const tax =
    exemption === undefined
      ? calculated
      : { lineTaxCents: lines.map(() => 0), shippingTaxCents: 0, steps: exemption.steps };
  const taxCents = sum(tax.lineTaxCents) + tax.shippingTaxCents;

  const netOfLines = discounts.netCents.map(
    (net, index) => net - (exemption?.lineCents[index] ?? 0),
  );
  const netCents = sum(netOfLines);
  const shippingCostCents = shipping.shippingCostCents - (exemption?.shippingCents ?? 0);
  const grandTotalCents = netCents + shippingCostCents + (taxIncluded ? 0 : taxCents);
  const settlement = payWithGiftCards(grandTotalCents, giftCards, now);

  return {
    currency,
    lines: lines.map(({ id }, index) => {
      const subtotal = subtotals[index] ?? 0;
      const net = netOfLines[index] ?? 0;
      const reverseChargeCents = exemption?.lineCents[index] ?? 0;
      const lineTax = tax.lineTaxCents[index] ?? 0;
      return {
        id,
        subtotalCents: subtotal,
        discountCents: subtotal - net - reverseChargeCents,
        reverseChargeCents,
        taxCents: lineTax,
        totalCents: taxIncluded ? net : net + lineTax,
      };
    }),
    subtotalCents,
    discountCents: subtotalCents - sum(discounts.netCents),
    reverseChargeCents: sum(exemption?.lineCents ?? []),
    shippingCostCents,
    taxCents,
    shippingTaxCents: tax.shippingTaxCents,
    grandTotalCents,
    giftCardPayments: settlement.payments,
    payableCents: settlement.payableCents,
    totalQuantity: sum(lines.map(({ quantity }) => quantity)),
    ...kinds,
    discounts: toApplied(applied, [...discounts.steps, ...shipping.steps]),
    rejectedDiscounts: rejected,
    validCoupons: codesOf(applied),
    invalidCoupons: codesOf(rejected.map(({ discount }) => discount)),
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
