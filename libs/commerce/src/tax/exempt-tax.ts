import { sum } from '../cart/sum.ts';
import { splitByLine, type TraceStep } from '../cart/trace.ts';
import type { TaxInput, TaxResult } from './apply-tax.ts';

/** What a buyer does not pay who is exempt from tax. */
export interface TaxExemption {
  /** The tax that the price of each line contained. */
  readonly lineCents: readonly number[];
  readonly shippingCents: number;
  readonly steps: readonly TraceStep[];
}

/**
 * Removes the tax for a business that pays it itself (reverse charge): from prices that include it; otherwise there is
 * nothing to remove.
 */
export function exemptTax({ lines, taxIncluded }: TaxInput, tax: TaxResult): TaxExemption {
  const lineCents = lines.map((_, index) => (taxIncluded ? (tax.lineTaxCents[index] ?? 0) : 0));
  const shippingCents = taxIncluded ? tax.shippingTaxCents : 0;
  const parts = lineCents.map((cents) => (cents === 0 ? 0 : -cents));
  const steps: TraceStep[] = [
    { rule: 'reverseCharge', amountCents: sum(parts), lines: splitByLine(lines, parts) },
  ];
  if (shippingCents > 0) steps.push({ rule: 'shippingReverseCharge', amountCents: -shippingCents });
  return { lineCents, shippingCents, steps };
}
