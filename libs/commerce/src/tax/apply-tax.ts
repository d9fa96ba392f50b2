import { allocateCents } from '@sitewright/money';
import type { TaxClass } from '@sitewright/contracts/entities';
import { isFaceValue, type CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import { portionOfCents, toRate, wholeRate } from '../rate/rate.ts';
import type { TaxRule } from './tax-rule.ts';

/** The input of the tax. Amounts in minor units. */
export interface TaxInput {
  readonly lines: readonly CartLine[];
  /** The amount of each line after discounts; lines that are not taxed are left out by their kind and tax class. */
  readonly lineCents: readonly number[];
  /** The taxable amount of the shipping. */
  readonly shippingCents: number;
  /** The rules of the buyer's location. */
  readonly rules: readonly TaxRule[];
  readonly taxIncluded: boolean;
}

/** The tax of each line and of the shipping, over all rules. */
export interface TaxResult {
  readonly lineTaxCents: readonly number[];
  readonly shippingTaxCents: number;
  readonly steps: readonly TraceStep[];
}

/** Rules that apply to the same products, and the amounts that they tax: those of the lines, then that of shipping. */
interface TaxGroup {
  readonly rules: readonly TaxRule[];
  readonly weights: readonly number[];
}

/**
 * The rules by tax class. Shipping is taxed at the standard rates, and so are reduced products in a place without
 * reduced rates.
 */
function groupByClass({ lines, lineCents, shippingCents, rules }: TaxInput): TaxGroup[] {
  const reduced = rules.filter(({ taxClass }) => taxClass === 'reduced');
  const standard = rules.filter(({ taxClass }) => taxClass !== 'reduced');
  const amountsOf = (...classes: readonly TaxClass[]) =>
    lines.map((line, index) =>
      !isFaceValue(line) && classes.includes(line.taxClass ?? 'standard')
        ? (lineCents[index] ?? 0)
        : 0,
    );
  if (reduced.length === 0)
    return [{ rules: standard, weights: [...amountsOf('standard', 'reduced'), shippingCents] }];
  return [
    { rules: standard, weights: [...amountsOf('standard'), shippingCents] },
    { rules: reduced, weights: [...amountsOf('reduced'), 0] },
  ];
}

/**
 * Calculates tax once per rule for the whole cart: rounds half up, then splits by the largest remainder method
 * (CHECKOUT-04). If prices include tax, the rules share it: two rules of 10 % get 10 each out of 120.
 */
export function applyTax(input: TaxInput): TaxResult {
  const { lines, taxIncluded } = input;
  let taxes = [...lines.map(() => 0), 0];
  const steps = groupByClass(input).flatMap(({ rules, weights }) => {
    const base = sum(weights);
    const rates = rules.map((rule) => toRate(rule.ratePercent));
    const denominator = taxIncluded ? wholeRate + sum(rates) : wholeRate;
    return rules.map(({ name, ratePercent }, index): TraceStep => {
      const tax = portionOfCents(base, rates[index] ?? 0, denominator);
      const parts = allocateCents(tax, weights);
      taxes = taxes.map((taxSoFar, position) => taxSoFar + (parts[position] ?? 0));
      return {
        rule: taxIncluded ? 'taxIncluded' : 'tax',
        amountCents: tax,
        detail: name,
        ratePercent,
        lines: splitByLine(lines, parts),
      };
    });
  });
  return { lineTaxCents: taxes.slice(0, -1), shippingTaxCents: taxes.at(-1) ?? 0, steps };
}
