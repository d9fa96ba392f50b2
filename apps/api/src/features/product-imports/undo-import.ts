import { undoProductImport } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findImport, updateImport } from './imports.queries.ts';
import { readImport } from './to-product-import.ts';

/** An undo that was started before is returned as it is. */
export const undoImportRoute = tenantRoute(
  undoProductImport,
  ownerWrites('products.write'),
  async ({ tenant, websiteId, params: { importId }, services, afterCommit }) => {
    const row = await findImport(tenant, importId, true);
    if (row === null) return err('notFound');
    if (row.state === 'done') {
      await updateImport(tenant, importId, { state: 'undoing' });
      afterCommit(() => services.sendJob('advance-product-imports', { websiteId, importId }));
    } else if (row.state !== 'undoing' && row.state !== 'undone') return err('actionNotAllowed');
    return readImport(tenant, importId);
  },
);
