import { readTaxes } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';
import { taxesOf, withRevision } from './store-taxes.ts';

export const readTaxesRoute = tenantRoute(
  readTaxes,
  ownerReads('shipping_tax.write'),
  async ({ tenant }) => withRevision(taxesOf(await readStoreSettings(tenant))),
);
