import { sum } from '../cart/sum.ts';

/** A tax of an order, from its price breakdown. Amounts in minor units. */
export interface TaxStep {
  readonly rule: string;
  readonly amountCents: number;
  /** The name of the tax. */
  readonly detail?: string | undefined;
  readonly ratePercent?: number | undefined;
  /** The amount's split by line; the rest is the tax of the shipping. */
  readonly lines?: Readonly<Record<string, number>> | undefined;
}

/** An amount of tax at one rate, in minor units. */
export interface RateAmount {
  readonly name: string;
  /** Null in orders from before rates were stored. */
  readonly ratePercent: number | null;
  readonly taxCents: number;
}

/** The tax of an order at one rate, with its split by line and for the shipping. */
export interface OrderTax extends RateAmount {
  readonly byLine: Readonly<Record<string, number>>;
  readonly shippingCents: number;
}

/** Whether two amounts are at the same rate of the same tax. */
export const isSameRate = (
  left: Pick<RateAmount, 'name' | 'ratePercent'>,
  right: Pick<RateAmount, 'name' | 'ratePercent'>,
): boolean => left.name === right.name && left.ratePercent === right.ratePercent;

function toOrderTax({ amountCents, detail, ratePercent, lines }: TaxStep): OrderTax {
  return {
    name: detail ?? '',
    ratePercent: ratePercent ?? null,
    taxCents: amountCents,
    byLine: lines ?? {},
    shippingCents: lines === undefined ? 0 : amountCents - sum(Object.values(lines)),
  };
}

const add = (left: OrderTax, right: OrderTax): OrderTax => ({
  ...left,
  taxCents: left.taxCents + right.taxCents,
  byLine: Object.fromEntries(
    [...Object.keys(left.byLine), ...Object.keys(right.byLine)].map((id) => [
      id,
      (left.byLine[id] ?? 0) + (right.byLine[id] ?? 0),
    ]),
  ),
  shippingCents: left.shippingCents + right.shippingCents,
});

/** The tax of an order by rate. One amount without a rate, if the order is from before they were stored. */
export function orderTaxes({
  trace,
  taxCents,
}: {
  readonly trace: readonly TaxStep[];
  readonly taxCents: number;
}): OrderTax[] {
  const taxes: OrderTax[] = [];
  for (const step of trace) {
    if (step.rule !== 'tax' && step.rule !== 'taxIncluded') continue;
    const tax = toOrderTax(step);
    const index = taxes.findIndex((earlier) => isSameRate(earlier, tax));
    const earlier = taxes[index];
    if (earlier === undefined) taxes.push(tax);
    else taxes[index] = add(earlier, tax);
  }
  if (taxes.length > 0 || taxCents === 0) return taxes;
  return [{ name: '', ratePercent: null, taxCents, byLine: {}, shippingCents: 0 }];
}
