import type { LineQuantity } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { listHeldStock, returnStock } from '../checkout/public.ts';
import { recordMovements } from '../collections/public.ts';
import { clearLowStock } from '../inventory/public.ts';
import type { OrderScope } from '../orders/public.ts';

const listVariants = (tenant: Tenant, orderId: string) =>
  tenant
    .selectFrom('orderLines')
    .where('orderId', '=', orderId)
    .select(['lineId', 'variantId'])
    .execute();

/**
 * Puts pieces of an order back into stock, at most as many as it took: products with unlimited stock took none. The
 * order is locked. Returns the number of pieces.
 */
export async function restockLines(
  { tenant, services, now }: Pick<OrderScope, 'tenant' | 'services' | 'now'>,
  orderId: string,
  lines: readonly LineQuantity[],
): Promise<number> {
  const [held, variants] = await Promise.all([
    listHeldStock(tenant, [orderId]),
    listVariants(tenant, orderId),
  ]);
  const heldByVariant = new Map(held.map(({ variantId, quantity }) => [variantId, quantity]));
  const variantByLine = new Map(variants.map(({ lineId, variantId }) => [lineId, variantId]));
  const returned = lines.flatMap(({ lineId, quantity: wanted }) => {
    const variantId = variantByLine.get(lineId) ?? '';
    const quantity = Math.min(wanted, heldByVariant.get(variantId) ?? 0);
    if (quantity === 0) return [];
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
