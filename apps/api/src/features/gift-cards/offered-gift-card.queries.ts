import { productType, workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A fixed amount of a gift card: one variant of its product. */
export interface OfferedAmount {
  readonly variantId: string;
  readonly sku: string;
  readonly priceCents: number;
  readonly title: string;
  readonly imageId: string | null;
}

/** The amounts of a gift card that visitors can buy, in their order; empty for any other product. */
export async function listOfferedAmounts(
  tenant: Tenant,
  productId: string,
  now: Date,
): Promise<OfferedAmount[]> {
  const { rows } = await sql<OfferedAmount>`
    select variants.variant_id, variants.sku, variants.price_cents, items.title, items.image_ids ->> 0 as image_id
    from items
    join products on products.website_id = items.website_id and products.item_id = items.item_id
    join variants on variants.website_id = items.website_id and variants.item_id = items.item_id
    where items.website_id = ${tenant.websiteId} and items.item_id = ${productId}
      and products.product_type = ${productType.GIFT_CARD} and variants.removed_at is null
      and (variants.unlimited or variants.qty_in_stock > 0) and variants.price_cents > 0
      and (
        items.workflow_state = ${workflowState.PUBLISHED}
        or items.workflow_state = ${workflowState.SCHEDULED} and items.publish_at <= ${now}
      )
    order by variants.position, variants.variant_id
  `.execute(tenant);
  return rows;
}
