import { findTaxErrors } from '@sitewright/commerce/tax';
import { writeTaxes } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../cart/public.ts';
import { findRevisionError } from '../presentation/public.ts';
import { taxesOf, toStoredTaxes, withRevision } from './store-taxes.ts';

export const writeTaxesRoute = tenantRoute(
  writeTaxes,
  ownerWrites('shipping_tax.write'),
  async ({ tenant, body: { revision, ...taxes } }) => {
    const errors = findTaxErrors(taxes);
    if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
    // Of two simultaneous saves with the same revision, the second reads the result of the first.
    await lockForChange(tenant);
    const conflict = findRevisionError(revision, taxesOf(await readStoreSettings(tenant)));
    if (conflict !== null) return conflict;
    await updateStoreSettings(tenant, toStoredTaxes(taxes));
    return withRevision(taxes);
  },
);
