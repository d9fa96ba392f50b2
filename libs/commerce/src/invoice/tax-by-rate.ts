import type { RateTax } from '@sitewright/contracts/entities';
import { sum } from '../cart/sum.ts';

/** A step of a stored price breakdown. */
export interface StoredStep {
  readonly rule: string;
  readonly amountCents: number;
  readonly detail?: string | undefined;
  readonly ratePercent?: number | undefined;
  readonly lines?: Readonly<Record<string, number>> | undefined;
}

/** What the tax of an order follows from. Amounts in minor units. */
export interface TaxedOrder {
  readonly lines: readonly {
    readonly id: string;
    readonly taxCents: number;
    readonly totalCents: number;
  }[];
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly isTaxIncluded: boolean;
  readonly trace: readonly StoredStep[];
}

const isTax = ({ rule, amountCents }: StoredStep) =>
  (rule === 'tax' || rule === 'taxIncluded') && amountCents > 0;

/** The part of a step's tax that is for shipping: what is not split over lines. */
const shippingTax = (step: StoredStep): number =>
  step.lines === undefined ? 0 : step.amountCents - sum(Object.values(step.lines));

/** A tax without its rate, for orders from before rates were stored. */
const unknownRate = (taxCents: number): RateTax[] =>
  taxCents === 0 ? [] : [{ name: '', ratePercent: null, netCents: null, taxCents }];

/** The tax of an order by rate, with the amount without tax that each rate was charged on. */
export function taxByRate(order: TaxedOrder): RateTax[] {
  const steps = order.trace.filter(isTax);
  if (steps.some(({ ratePercent }) => ratePercent === undefined))
    return unknownRate(order.taxCents);
  const netOfLines = new Map(
    order.lines.map(({ id, totalCents, taxCents }) => [id, totalCents - taxCents]),
  );
  const taxOfShipping = order.taxCents - sum(order.lines.map(({ taxCents }) => taxCents));
  const netOfShipping = order.shippingCostCents - (order.isTaxIncluded ? taxOfShipping : 0);
  return steps.map((step) => ({
    name: step.detail ?? '',
    ratePercent: step.ratePercent ?? 0,
    netCents:
      step.lines === undefined
        ? null
        : sum(Object.keys(step.lines).map((id) => netOfLines.get(id) ?? 0)) +
          (shippingTax(step) > 0 ? netOfShipping : 0),
    taxCents: step.amountCents,
  }));
}
