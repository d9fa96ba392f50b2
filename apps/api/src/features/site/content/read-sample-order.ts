import { contentItemType } from '@sitewright/contracts/codes';
import type { Order } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import { readStoreSettings } from '../../cart/public.ts';
import { findItems } from '../../collections/public.ts';
import { createSampleOrder, type SampleOrderInput } from './create-sample-order.ts';

const maxProducts = 2;

/** An order of a store's own products for previews. It is not stored. */
export async function readSampleOrder(
  tenant: Tenant,
  sample: Pick<SampleOrderInput, 'website' | 'customerName' | 'now'>,
): Promise<Order> {
  const products = { recordType: contentItemType.STORE_ITEM, limit: maxProducts };
  const [items, { shipping }] = await Promise.all([
    findItems(tenant, products, '', sample.now),
    readStoreSettings(tenant),
  ]);
  return createSampleOrder({ ...sample, items, rate: shipping.zones[0]?.rates[0] });
}
