import { listDigitalFiles } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { listProductFiles } from './digital-files.queries.ts';

export const listDigitalFilesRoute = tenantRoute(
  listDigitalFiles,
  ownerReads('products.read'),
  async ({ tenant, params: { itemId } }) => ({ files: await listProductFiles(tenant, itemId) }),
);
