import { allocateCents } from '@sitewright/money';
import type { CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import { portionOfCents, toRate, wholeRate } from '../rate/rate.ts';
import type { TaxRule } from './tax-rule.ts';

/** The input of the tax. Amounts in minor units. */
export interface TaxInput {
  readonly lines: readonly CartLine[];
  /** The taxable amount of each line. */
  readonly lineCents: readonly number[];
  /** The taxable amount of the shipping. */
  readonly shippingCents: number;
  readonly rules: readonly TaxRule[];
  readonly taxIncluded: boolean;
}

/** The tax of each line and of the shipping, over all rules. */
export interface TaxResult {
  readonly lineTaxCents: readonly number[];
  readonly shippingTaxCents: number;
  readonly steps: readonly TraceStep[];
}

/**
 * Calculates tax once per rule for the whole cart: rounds half up, then splits by the largest remainder method
 * (CHECKOUT-04). If prices include tax, the rules share it: two rules of 10 % get 10 each out of 120.
 */
export function applyTax({
  lines,
  lineCents,
  shippingCents,
  rules,
  taxIncluded,
}: TaxInput): TaxResult {
  const weights = [...lineCents, shippingCents];
  const base = sum(weights);
  const rates = rules.map((rule) => toRate(rule.ratePercent));
  const denominator = taxIncluded ? wholeRate + sum(rates) : wholeRate;
  let taxes = weights.map(() => 0);
  const steps = rules.map((rule, index): TraceStep => {
    const tax = portionOfCents(base, rates[index] ?? 0, denominator);
    const parts = allocateCents(tax, weights);
    taxes = taxes.map((taxSoFar, position) => taxSoFar + (parts[position] ?? 0));
    return {
      rule: taxIncluded ? 'taxIncluded' : 'tax',
      amountCents: tax,
      detail: rule.name,
      lines: splitByLine(lines, parts),
    };
  });
  return { lineTaxCents: taxes.slice(0, -1), shippingTaxCents: taxes.at(-1) ?? 0, steps };
}
