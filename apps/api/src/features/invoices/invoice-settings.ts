import { readInvoiceSettings, writeInvoiceSettings } from '@sitewright/contracts/api';
import type { InvoiceSettings } from '@sitewright/contracts/entities';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { lockForChange } from '../cart/public.ts';
import { findRevisionError, revisionOf } from '../presentation/public.ts';
import { readSeller, writeInvoiceSettings as storeSettings } from './invoice-settings.queries.ts';

const withRevision = (settings: InvoiceSettings) => ({
  ...settings,
  revision: revisionOf(settings),
});

export const readInvoiceSettingsRoute = tenantRoute(
  readInvoiceSettings,
  ownerReads('shipping_tax.write'),
  async ({ tenant }) => withRevision((await readSeller(tenant)).settings),
);

export const writeInvoiceSettingsRoute = tenantRoute(
  writeInvoiceSettings,
  ownerWrites('shipping_tax.write'),
  async ({ tenant, body: { revision, ...settings } }) => {
    await lockForChange(tenant);
    const conflict = findRevisionError(revision, (await readSeller(tenant)).settings);
    if (conflict !== null) return conflict;
    await storeSettings(tenant, settings);
    return withRevision(settings);
  },
);
