import { readDownloadSettings, writeDownloadSettings } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import * as settings from './download-settings.queries.ts';

export const readDownloadSettingsRoute = tenantRoute(
  readDownloadSettings,
  ownerReads('products.read'),
  ({ tenant }) => settings.readDownloadSettings(tenant),
);

export const writeDownloadSettingsRoute = tenantRoute(
  writeDownloadSettings,
  ownerWrites('products.write'),
  async ({ tenant, body }) => {
    await settings.writeDownloadSettings(tenant, body);
    return body;
  },
);
