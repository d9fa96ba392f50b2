import { sql } from 'kysely';
import { recordMovements } from '../../features/collections/products.queries.ts';
import type { DemoPurchase } from '../demo-history.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';

/** Before the first order, in days. */
const receivedBefore = 1;

/** Receives the pieces that a history will sell, so that the shop has the stock of its products afterward. */
export async function receiveStock(
  history: HistoryScope,
  purchases: readonly DemoPurchase[],
): Promise<void> {
  const firstDaysAgo = Math.max(0, ...purchases.map(({ daysAgo }) => daysAgo));
  const { tenant, services, actorName, now } = scopeOf(history, firstDaysAgo + receivedBefore);
  const sold = new Map<string, number>();
  for (const { lines, pays, followUps = [] } of purchases) {
    // What was not paid or was put back is in stock again.
    if (pays === 'declined' || followUps.some(({ kind }) => kind === 'cancel')) continue;
    for (const [sku, quantity] of Object.entries(lines))
      sold.set(sku, (sold.get(sku) ?? 0) + quantity);
    for (const followUp of followUps)
      if (followUp.kind === 'refund' && followUp.restocks === true)
        for (const [sku, quantity] of Object.entries(followUp.lines ?? {}))
          sold.set(sku, (sold.get(sku) ?? 0) - quantity);
  }
  const wanted = [...sold].map(([sku, quantity]) => ({ sku, quantity }));
  const { rows } = await sql<{ readonly variantId: string; readonly quantity: number }>`
    update variants set qty_in_stock = qty_in_stock + sold.quantity
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as sold (sku text, quantity int)
    where variants.website_id = ${tenant.websiteId} and variants.sku = sold.sku
      and variants.removed_at is null and not variants.unlimited and sold.quantity > 0
    returning variants.variant_id, sold.quantity
  `.execute(tenant);
  const movements = rows.map(({ variantId, quantity }) => ({
    movementId: services.createId(),
    variantId,
    kind: 'received' as const,
    quantity,
    madeBy: actorName,
  }));
  await recordMovements(tenant, movements, now);
}
