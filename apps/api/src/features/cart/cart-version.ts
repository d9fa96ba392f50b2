import { createHash } from 'node:crypto';
import type { CartTotals } from '@sitewright/commerce';
import type { EntryRow } from './offered.queries.ts';

/** What a buyer agrees to when the order is placed. */
interface SeenCart {
  readonly entries: readonly EntryRow[];
  readonly totals: CartTotals;
}

/** Names what a cart holds and every amount of it, so that a checkout can tell whether its buyer saw this one. */
export function cartVersion({ entries, totals }: SeenCart): string {
  const amounts = new Map(totals.lines.map(({ id, subtotalCents }) => [id, subtotalCents]));
  const bought = entries.map(({ entryId, variantId, quantity }) => [
    variantId,
    quantity,
    amounts.get(entryId),
  ]);
  const { discountCents, shippingCostCents, taxCents, grandTotalCents, currency } = totals;
  const seen = [bought, discountCents, shippingCostCents, taxCents, grandTotalCents, currency];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url').slice(0, 22);
}
