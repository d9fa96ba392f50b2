import { allocateCents } from '@sitewright/money';
import { sum } from '../cart/sum.ts';
import {
  isSameRate,
  orderTaxes,
  type OrderTax,
  type RateAmount,
  type TaxStep,
} from './order-taxes.ts';

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
  /** The tax and the total of the order. */
  readonly taxCents: number;
  readonly grandTotalCents: number;
  readonly lines: readonly RefundedLineTax[];
  /** The refunded part of the shipping, with its tax, and what earlier refunds returned of it. */
  readonly shippingCents: number;
  readonly earlierShippingCents: number;
  /** The shipping of the order, with its tax, and the tax in it. */
  readonly shippingTotalCents: number;
  readonly shippingTaxCents: number;
  /** All of the refund, and the part that is neither for lines nor for shipping. */
  readonly amountCents: number;
  readonly otherCents: number;
  /** What the buyer does not owe any more: earlier refunds that did not fail, and what was never captured. */
  readonly returnedCents: number;
  readonly returnedTaxes: readonly RateAmount[];
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

/** The tax of the refunded lines and of the refunded shipping, as it was calculated, at each rate. */
function itemTaxes(taxes: readonly OrderTax[], refund: TaxedRefund): number[] {
  const shipping = { traceId: undefined, ...shippingTaxOf(refund) };
  const taxed = [...refund.lines, shipping].filter(({ taxCents }) => taxCents > 0);
  const splits = taxed.map(({ traceId, taxCents, earlierTaxCents }) => {
    const parts = taxes.map(({ byLine, shippingCents }) =>
      traceId === undefined ? shippingCents : (byLine[traceId] ?? 0),
    );
    // Price breakdowns from before the split was stored: by the amounts of the whole order.
    const weights = sum(parts) > 0 ? parts : taxes.map((tax) => tax.taxCents);
    const before = allocateCents(earlierTaxCents, weights);
    return allocateCents(earlierTaxCents + taxCents, weights).map(
      (cents, index) => cents - (before[index] ?? 0),
    );
  });
  return taxes.map((_, rate) => sum(splits.map((parts) => parts[rate] ?? 0)));
}

/** The tax that an amount contains at each rate, as a part of a larger amount with these taxes. */
export function containedTaxes(
  cents: number,
  taxes: readonly number[],
  wholeCents: number,
): number[] {
  const weights = taxes.map((taxCents) => Math.max(0, taxCents));
  const wholeTaxCents = sum(weights);
  if (wholeTaxCents === 0) return taxes.map(() => 0);
  const netCents = Math.max(0, wholeCents - wholeTaxCents);
  // First the sum, which so does not depend on the number of rates.
  const [taxCents = 0] = allocateCents(cents, [wholeTaxCents, netCents]);
  return allocateCents(taxCents, weights);
}

/**
 * The tax that a refund returns, by rate. Lines and shipping return their own tax. An amount that is for neither returns
 * the tax that it contains, in proportion to what is left of the order; if it reduces a refund, in proportion to that
 * refund. The refund that returns the last cent of an order returns what is left of each tax, so that all refunds
 * together return exactly the tax of the order, at each rate.
 */
export function refundedTaxes(refund: TaxedRefund): RateAmount[] {
  const { grandTotalCents, amountCents, otherCents, returnedCents, returnedTaxes } = refund;
  const taxes = orderTaxes(refund);
  const open = taxes.map(
    (tax) =>
      tax.taxCents -
      sum(
        returnedTaxes.filter((earlier) => isSameRate(earlier, tax)).map(({ taxCents }) => taxCents),
      ),
  );
  const isLast = returnedCents + amountCents === grandTotalCents;
  const items = itemTaxes(taxes, refund);
  const itemsCents = amountCents - otherCents;
  const others =
    otherCents < 0
      ? containedTaxes(otherCents, items, itemsCents)
      : containedTaxes(
          otherCents,
          open.map((cents, rate) => cents - (items[rate] ?? 0)),
          grandTotalCents - returnedCents - itemsCents,
        );
  return taxes
    .map(({ name, ratePercent }, rate) => {
      const openCents = Math.max(0, open[rate] ?? 0);
      const taxCents = (items[rate] ?? 0) + (others[rate] ?? 0);
      return {
        name,
        ratePercent,
        taxCents: isLast ? openCents : Math.min(Math.max(0, taxCents), openCents),
      };
    })
    .filter(({ taxCents }) => taxCents !== 0);
}
