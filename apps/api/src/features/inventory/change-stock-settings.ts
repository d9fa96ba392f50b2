import { changeStockSettings } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findStock, lockStock, updateStockSettings } from './inventory.queries.ts';
import { clearLowStock } from './low-stock.queries.ts';

export const changeStockSettingsRoute = tenantRoute(
  changeStockSettings,
  ownerWrites('inventory.write'),
  async ({ tenant, websiteId, params: { variantId }, body, services, afterCommit }) => {
    const stock = await lockStock(tenant, variantId);
    if (stock === null) return err('notFound');
    if (stock.qtyInStock < 0 && !body.continueSelling)
      return err('invalidRequest', {
        errors: { continueSelling: 'Adjust the stock to 0 or more first.' },
      });
    await updateStockSettings(tenant, variantId, body);
    await clearLowStock(tenant, [variantId]);
    await bumpDataRevision(tenant);
    afterCommit(() => services.revisions.forget(websiteId));
    return (await findStock(tenant, variantId)) ?? err('notFound');
  },
);
