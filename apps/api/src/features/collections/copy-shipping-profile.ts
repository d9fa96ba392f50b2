import { maxProfileProducts } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { lockForChange, readStoreSettings, updateStoreSettings } from '../cart/public.ts';

/** Adds a product's copy to the shipping profile of the product, so that both cost the same to ship. */
export async function copyShippingProfile(
  tenant: Tenant,
  sourceId: string,
  copyId: string,
): Promise<void> {
  const { profiles } = (await readStoreSettings(tenant)).shipping;
  if (!profiles.some(({ productIds }) => productIds.includes(sourceId))) return;
  await lockForChange(tenant);
  const { shipping } = await readStoreSettings(tenant);
  await updateStoreSettings(tenant, {
    shipping: {
      ...shipping,
      profiles: shipping.profiles.map((profile) =>
        profile.productIds.includes(sourceId) && profile.productIds.length < maxProfileProducts
          ? { ...profile, productIds: [...profile.productIds, copyId] }
          : profile,
      ),
    },
  });
}
