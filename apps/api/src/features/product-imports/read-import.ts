import { readProductImport } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readImport } from './to-product-import.ts';

export const readImportRoute = tenantRoute(
  readProductImport,
  ownerReads('products.read'),
  ({ tenant, params: { importId } }) => readImport(tenant, importId),
);
