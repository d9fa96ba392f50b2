import type { LineQuantity } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { listHeldStock, returnStock } from '../checkout/public.ts';
import { recordMovements } from '../collections/public.ts';
import { clearLowStock } from '../inventory/public.ts';
import type { OrderScope } from '../orders/public.ts';

const listRestockable = (tenant: Tenant, orderId: string) =>
  tenant
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .select(['lineId', 'variantId', 'quantity', 'refundedQuantity', 'restockedQuantity'])
    .execute();

/** Which pieces of a line can be put back: those that were refunded, or all of a canceled order. */
type Restockable = 'refunded' | 'all';

/**
 * Puts pieces of an order back into stock, at most as many as it took: products with unlimited stock took none. Several
 * lines may have one variant, so the pieces of each line count as well. Pieces that a refund put back stay in stock if it
 * fails later, and are not put back again with the next one. The order is locked. Returns the number of pieces.
 */
export async function restockLines(
  { tenant, services, now }: Pick<OrderScope, 'tenant' | 'services' | 'now'>,
  orderId: string,
  lines: readonly LineQuantity[],
  restockable: Restockable,
): Promise<number> {
  const [held, stored] = await Promise.all([
    listHeldStock(tenant, [orderId]),
    listRestockable(tenant, orderId),
  ]);
  const heldByVariant = new Map(held.map(({ variantId, quantity }) => [variantId, quantity]));
  const storedById = new Map(stored.map((line) => [line.lineId, line]));
  const returned = lines.flatMap(({ lineId, quantity: wanted }) => {
    const line = storedById.get(lineId);
    if (line === undefined) return [];
    const { variantId } = line;
    const pieces = restockable === 'all' ? line.quantity : line.refundedQuantity;
    const quantity = Math.min(
      wanted,
      pieces - line.restockedQuantity,
      heldByVariant.get(variantId) ?? 0,
    );
    if (quantity <= 0) return [];
    heldByVariant.set(variantId, (heldByVariant.get(variantId) ?? 0) - quantity);
    return [{ lineId, orderId, variantId, quantity }];
  });
  if (returned.length === 0) return 0;
  for (const { lineId, quantity } of returned)
    await sql`
      update order_lines set restocked_quantity = restocked_quantity + ${quantity}::int
      where website_id = ${tenant.websiteId} and line_id = ${lineId}
    `.execute(tenant);
  await returnStock(tenant, returned);
  const movements = returned.map(({ variantId, quantity }) => ({
    movementId: services.createId(),
    variantId,
    kind: 'returned' as const,
    quantity,
    orderId,
  }));
  await recordMovements(tenant, movements, now);
  await clearLowStock(
    tenant,
    returned.map(({ variantId }) => variantId),
  );
  await bumpDataRevision(tenant);
  return returned.reduce((sum, { quantity }) => sum + quantity, 0);
}
