import { readGiftCardSettings, writeGiftCardSettings } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { readGiftCardBounds, writeGiftCardBounds } from './gift-card-settings.queries.ts';

export const readGiftCardSettingsRoute = tenantRoute(
  readGiftCardSettings,
  ownerReads('giftcards.issue'),
  async ({ tenant }) => ({ bounds: await readGiftCardBounds(tenant) }),
);

export const writeGiftCardSettingsRoute = tenantRoute(
  writeGiftCardSettings,
  ownerWrites('giftcards.issue'),
  async ({ tenant, body: { bounds } }) => {
    await writeGiftCardBounds(tenant, bounds);
    return { bounds };
  },
);
