import { allocateCents } from '@sitewright/money';
import { sum } from '../cart/sum.ts';

/** A tax of an order, from its price breakdown. Amounts in minor units. */
interface TaxStep {
  readonly rule: string;
  readonly amountCents: number;
  /** The name of the tax. */
  readonly detail?: string | undefined;
  readonly ratePercent?: number | undefined;
  /** The amount's split by line; the rest is the tax of the shipping. */
  readonly lines?: Readonly<Record<string, number>> | undefined;
}

/** The tax of the refunded pieces of a line. Amounts in minor units. */
interface RefundedLineTax {
  /** The id of the line in the price breakdown. */
  readonly traceId: string;
  readonly taxCents: number;
  /** What earlier refunds returned of it. */
  readonly earlierTaxCents: number;
}

/** A refund of an order. Amounts in minor units. */
export interface TaxedRefund {
  readonly trace: readonly TaxStep[];
  readonly lines: readonly RefundedLineTax[];
  /** The refunded part of the shipping, with its tax, and what earlier refunds returned of it. */
  readonly shippingCents: number;
  readonly earlierShippingCents: number;
  /** The shipping of the order, with its tax, and the tax in it. */
  readonly shippingTotalCents: number;
  readonly shippingTaxCents: number;
}

/** The tax that a refund returned at one rate. */
export interface RefundedTax {
  readonly name: string;
  /** Null in orders from before rates were stored. */
  readonly ratePercent: number | null;
  readonly taxCents: number;
}

/** The tax in the refunded shipping, and what earlier refunds returned of it: together, they never exceed the tax. */
function shippingTaxOf(refund: TaxedRefund): Omit<RefundedLineTax, 'traceId'> {
  const { shippingCents, earlierShippingCents, shippingTotalCents, shippingTaxCents } = refund;
  if (shippingTotalCents <= 0) return { taxCents: 0, earlierTaxCents: 0 };
  const upTo = (cents: number) =>
    Number(
      (BigInt(shippingTaxCents) * BigInt(Math.min(cents, shippingTotalCents))) /
        BigInt(shippingTotalCents),
    );
  const earlierTaxCents = upTo(earlierShippingCents);
  return {
    taxCents: upTo(earlierShippingCents + shippingCents) - earlierTaxCents,
    earlierTaxCents,
  };
}

/**
 * Splits the tax that a refund returned by rate, as the tax of its lines and of the shipping was calculated. The parts add
 * up to the tax of the refunded pieces and of the refunded shipping. Once everything is refunded, in however many parts,
 * the refunds at each rate add up to the tax at that rate.
 */
export function refundedTaxes(refund: TaxedRefund): RefundedTax[] {
  const steps = refund.trace.filter(({ rule }) => rule === 'tax' || rule === 'taxIncluded');
  const shipping = { traceId: undefined, ...shippingTaxOf(refund) };
  const taxed = [...refund.lines, shipping].filter(({ taxCents }) => taxCents > 0);
  if (steps.length === 0)
    return taxed.length === 0
      ? []
      : [{ name: '', ratePercent: null, taxCents: sum(taxed.map(({ taxCents }) => taxCents)) }];
  const shippingParts = steps.map(
    ({ amountCents, lines = {} }) => amountCents - sum(Object.values(lines)),
  );
  const splits = taxed.map(({ traceId, taxCents, earlierTaxCents }) => {
    const parts =
      traceId === undefined ? shippingParts : steps.map(({ lines }) => lines?.[traceId] ?? 0);
    // Price breakdowns from before the split was stored: by the amounts of the whole order.
    const weights = sum(parts) > 0 ? parts : steps.map(({ amountCents }) => amountCents);
    const before = allocateCents(earlierTaxCents, weights);
    return allocateCents(earlierTaxCents + taxCents, weights).map(
      (cents, index) => cents - (before[index] ?? 0),
    );
  });
  return steps
    .map(({ detail = '', ratePercent = null }, index) => ({
      name: detail,
      ratePercent,
      taxCents: sum(splits.map((parts) => parts[index] ?? 0)),
    }))
    .filter(({ taxCents }) => taxCents !== 0);
}
