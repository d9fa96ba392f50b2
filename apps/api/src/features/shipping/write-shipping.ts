import { findShippingErrors } from '@sitewright/commerce/shipping';
import { writeShipping } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../cart/public.ts';
import { findRevisionError } from '../presentation/public.ts';
import { withRevision } from './read-shipping.ts';

export const writeShippingRoute = tenantRoute(
  writeShipping,
  ownerWrites('shipping_tax.write'),
  async ({ tenant, body: { revision, ...shipping } }) => {
    const errors = findShippingErrors(shipping);
    if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
    // Of two simultaneous saves with the same revision, the second reads the result of the first.
    await lockForChange(tenant);
    const stored = (await readStoreSettings(tenant)).shipping;
    const conflict = findRevisionError(revision, stored);
    if (conflict !== null) return conflict;
    await updateStoreSettings(tenant, { shipping });
    return withRevision(shipping);
  },
);
