import { variantName } from '@sitewright/commerce/variants';
import type { ProductVariant } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A variant whose stock has fallen to its threshold. */
export interface LowVariant {
  readonly variantId: string;
  readonly title: string;
  readonly variant: string;
  readonly sku: string;
  readonly qtyInStock: number;
}

/** Forgets the notifications of variants whose stock is above their threshold again. */
export async function clearLowStock(tenant: Tenant, variantIds: readonly string[]): Promise<void> {
  await sql`
    update variants
    set low_stock_notified_at = null
    where website_id = ${tenant.websiteId} and variant_id = any(${[...variantIds]}::text[])
      and low_stock_notified_at is not null
      and (low_stock_at is null or unlimited or qty_in_stock > low_stock_at)
  `.execute(tenant);
}

/**
 * Marks those of the variants as notified whose stock is at most their threshold, and returns the newly marked ones. The
 * variants are locked in the order of their ids, as by every writer of stock.
 */
export async function markLowStock(
  tenant: Tenant,
  variantIds: readonly string[],
  now: Date,
): Promise<LowVariant[]> {
  const { rows } = await sql<Omit<LowVariant, 'variant'> & Pick<ProductVariant, 'optionValues'>>`
    with low as materialized (
      select variant_id
      from variants
      where website_id = ${tenant.websiteId} and variant_id = any(${[...variantIds]}::text[])
        and removed_at is null and not unlimited and low_stock_notified_at is null
        and qty_in_stock <= low_stock_at
      order by variant_id
      for no key update
    )
    update variants
    set low_stock_notified_at = ${now}
    from low, items
    where variants.website_id = ${tenant.websiteId} and variants.variant_id = low.variant_id
      and items.website_id = variants.website_id and items.item_id = variants.item_id
    returning variants.variant_id, items.title, variants.option_values, variants.sku, variants.qty_in_stock
  `.execute(tenant);
  return rows.map(({ optionValues, ...row }) => ({
    ...row,
    variant: variantName({ optionValues }),
  }));
}
