import { collectionType } from '@sitewright/contracts/codes';
import { isErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { readHeaderFooterPart, writePart } from '../presentation/public.ts';

const hasShop = async (tenant: Tenant): Promise<boolean> =>
  (await tenant
    .selectFrom('collections')
    .where('collectionType', '=', collectionType.PRODUCTS)
    .select('collectionId')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Shows the cart in the draft of the header when a website gets its first shop: buyers have no other way back to it. A
 * later shop changes nothing, so that an owner who has hidden the cart keeps it hidden.
 */
export async function showCartInHeader(tenant: Tenant, now: Date): Promise<void> {
  if (await hasShop(tenant)) return;
  const stored = await readHeaderFooterPart(tenant, true);
  if (isErrorResult(stored) || stored.header.showCart) return;
  const header = { ...stored.header, showCart: true };
  await writePart(tenant, 'headerFooter', { ...stored, header }, now);
}
