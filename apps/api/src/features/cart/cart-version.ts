import { createHash } from 'node:crypto';
import type { CartTotals } from '@sitewright/commerce';
import type { EntryRow } from './offered.queries.ts';

/** What the page shows, and the buyer agrees to by placing the order. */
interface DisplayedCart {
  readonly entries: readonly EntryRow[];
  readonly totals: CartTotals;
}

/**
 * Identifies the content and amounts of a cart, so that a checkout can verify that its buyer saw them. It begins with
 * the total, which the order stores as the displayed total.
 */
export function cartVersion({ entries, totals }: DisplayedCart): string {
  const subtotals = new Map(totals.lines.map(({ id, subtotalCents }) => [id, subtotalCents]));
  const bought = entries.map(({ entryId, variantId, quantity, answers }) => [
    variantId,
    quantity,
    subtotals.get(entryId),
    ...(answers === null ? [] : [answers]),
  ]);
  const { discountCents, reverseChargeCents, shippingCostCents, taxCents } = totals;
  const { grandTotalCents, currency } = totals;
  const amounts = [discountCents, reverseChargeCents, shippingCostCents, taxCents, grandTotalCents];
  const content = [bought, ...amounts, totals.giftCardPayments, currency];
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return `${grandTotalCents}.${digest.slice(0, 22)}`;
}

/** The total in minor units that the buyer of this version saw; null for an invalid version. */
export function shownTotalCents(version: string | undefined): number | null {
  const [, total] = /^(\d{1,15})\.[\w-]{22}$/.exec(version ?? '') ?? [];
  return total === undefined ? null : Number(total);
}
