import { runProductImport } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findImport, updateImport } from './imports.queries.ts';
import { readImport } from './to-product-import.ts';

/** An import that was started before is returned as it is. */
export const runImportRoute = tenantRoute(
  runProductImport,
  ownerWrites('products.write'),
  async ({ tenant, websiteId, params: { importId }, body: { scope }, services, afterCommit }) => {
    const row = await findImport(tenant, importId, true);
    if (row === null) return err('notFound');
    if (row.state === 'uploaded' || row.verdict === null) return err('actionNotAllowed');
    if (row.state === 'checked') {
      if (scope === 'all' && row.verdict.counts.invalid > 0)
        return err('invalidRequest', {
          errors: { scope: 'Some rows have errors. Correct the file, or import the valid rows.' },
        });
      await updateImport(tenant, importId, { state: 'running', scope, position: 0 });
      afterCommit(() => services.sendJob('advance-product-imports', { websiteId, importId }));
    }
    return readImport(tenant, importId);
  },
);
