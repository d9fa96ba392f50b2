import { adjustStock, type AdjustmentReason, type MovementKind } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findMovement, findStock, lockStock, writeAdjustment } from './inventory.queries.ts';
import { clearLowStock } from './low-stock.queries.ts';

const kinds: Partial<Record<AdjustmentReason, MovementKind>> = {
  restock: 'received',
  returned: 'returned',
};

/** Changes a stock by a difference, so that sales in the meantime still count. */
export const adjustStockRoute = tenantRoute(
  adjustStock,
  ownerWrites('inventory.write'),
  async ({ tenant, websiteId, params, body, actor, services, now, afterCommit }) => {
    const { variantId } = params;
    const { adjustmentId, change, reason, note } = body;
    const stock = await lockStock(tenant, variantId);
    if (stock === null || actor.kind !== 'account') return err('notFound');
    const earlier = await findMovement(tenant, adjustmentId);
    if (earlier === undefined) {
      if (stock.unlimited) return err('actionNotAllowed');
      if (stock.qtyInStock + change < 0 && change < 0 && !stock.continueSelling)
        return err('outOfStock', { detail: { stockLeft: stock.qtyInStock } });
      await writeAdjustment(
        tenant,
        {
          movementId: adjustmentId,
          variantId,
          kind: kinds[reason] ?? 'corrected',
          quantity: change,
          reason,
          note,
          madeBy: actor.displayName,
        },
        now,
      );
      await clearLowStock(tenant, [variantId]);
      await bumpDataRevision(tenant);
      afterCommit(() => services.revisions.forget(websiteId));
    } else if (earlier.variantId !== variantId || earlier.quantity !== change)
      return err('idempotencyConflict');
    return (await findStock(tenant, variantId)) ?? err('notFound');
  },
);
