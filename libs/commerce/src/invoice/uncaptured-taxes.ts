import type { RateTax } from '@sitewright/contracts/entities';
import { allocateCents } from '@sitewright/money';
import { sum } from '../cart/sum.ts';
import { containedTaxes } from '../refund/refunded-taxes.ts';
import { isTaxIncluded, type TaxedAmounts } from '../tax/is-tax-included.ts';
import { taxByRate, type TaxedOrder } from './tax-by-rate.ts';

/** An order, as far as the tax of an amount of it needs it. */
export type CapturedOrder = Omit<TaxedOrder, 'isTaxIncluded'> & TaxedAmounts;

/**
 * The tax in the part of an order that was never captured, and its net amount, for each rate of `taxByRate`. What was
 * captured has the rest, so both add up to the tax of the order.
 */
export function uncapturedTaxes(order: CapturedOrder, uncapturedCents: number): RateTax[] {
  const taxes = taxByRate({ ...order, isTaxIncluded: isTaxIncluded(order) });
  const parts = containedTaxes(
    uncapturedCents,
    taxes.map(({ taxCents }) => taxCents),
    order.grandTotalCents,
  );
  const netCents = uncapturedCents - sum(parts);
  const netOfOrder = order.grandTotalCents - sum(taxes.map(({ taxCents }) => taxCents));
  const netPartOf = (net: number): number =>
    netOfOrder > 0 ? (allocateCents(netCents, [net, Math.max(0, netOfOrder - net)])[0] ?? 0) : 0;
  return taxes.map((tax, rate) => ({
    ...tax,
    netCents: tax.netCents === null ? null : netPartOf(tax.netCents),
    taxCents: parts[rate] ?? 0,
  }));
}
