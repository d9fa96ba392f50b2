import { removeDigitalFile } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { updateDigitalFile } from './digital-files.queries.ts';

/** The row and the bytes stay for orders that were paid before. */
export const removeDigitalFileRoute = tenantRoute(
  removeDigitalFile,
  ownerWrites('products.write'),
  async ({ tenant, params, now }) =>
    (await updateDigitalFile(tenant, params, { removedAt: now }))
      ? { ok: true as const }
      : err('notFound'),
);
