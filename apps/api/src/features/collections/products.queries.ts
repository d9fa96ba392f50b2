import type { ProductVariant } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

/** An offered variant, with what a write of it must respect. */
export interface StoredVariant {
  readonly variantId: string;
  readonly qtyInStock: number;
}

/** Which of these SKUs are taken by variants of the website, optionally except those of one item. */
export async function listTakenSkus(
  tenant: Tenant,
  skus: readonly string[],
  exceptItemId?: string,
): Promise<string[]> {
  if (skus.length === 0) return [];
  const rows = await tenant
    .selectFrom('variants')
    .where('sku', 'in', [...skus])
    .where('removed_at', 'is', null)
    .$if(exceptItemId !== undefined, (query) => query.where('item_id', '<>', exceptItemId ?? ''))
    .select('sku')
    .execute();
  return rows.map(({ sku }) => sku);
}

/** The offered variants of an item, locked in the order in which every writer of stock locks them. */
export async function lockVariants(tenant: Tenant, itemId: string): Promise<StoredVariant[]> {
  const rows = await tenant
    .selectFrom('variants')
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .orderBy('variant_id')
    .select(['variant_id', 'qty_in_stock'])
    .forUpdate()
    .execute();
  return rows.map((row) => ({ variantId: row.variant_id, qtyInStock: row.qty_in_stock }));
}

export async function upsertProduct(
  tenant: Tenant,
  itemId: string,
  productType: number,
): Promise<void> {
  await tenant
    .insertInto('products')
    .values({ item_id: itemId, product_type: productType })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'item_id']).doUpdateSet({ product_type: productType }),
    )
    .execute();
}

/** Removes all variants of an item from sale; `writeVariant` restores those that stay, with any SKU. */
export async function removeVariants(tenant: Tenant, itemId: string, now: Date): Promise<void> {
  await tenant
    .updateTable('variants')
    .set({ removed_at: now })
    .where('item_id', '=', itemId)
    .where('removed_at', 'is', null)
    .execute();
}

export interface VariantWrite {
  readonly itemId: string;
  readonly position: number;
  /** With the new stock of the variant. */
  readonly variant: ProductVariant;
}

/** Writes an offered variant, new or existing. */
export async function writeVariant(
  tenant: Tenant,
  { itemId, position, variant }: VariantWrite,
): Promise<void> {
  const values = {
    sku: variant.sku,
    price_cents: variant.price,
    sale_price_cents: variant.salePrice,
    on_sale: variant.onSale,
    unlimited: variant.unlimited,
    qty_in_stock: variant.qtyInStock,
    option_values: JSON.stringify(variant.optionValues),
    weight_grams: variant.weightGrams ?? null,
    image_id: variant.imageId ?? null,
    position,
    removed_at: null,
  };
  await tenant
    .insertInto('variants')
    .values({ variant_id: variant.id, item_id: itemId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'variant_id'])
        .doUpdateSet(values)
        .where('variants.item_id', '=', itemId),
    )
    .execute();
}

export interface StockMovement {
  readonly movementId: string;
  readonly variantId: string;
  readonly kind: 'received' | 'corrected' | 'held' | 'released' | 'returned';
  /** The quantity that was added (positive) or removed (negative). */
  readonly quantity: number;
  readonly orderId?: string;
}

/** The stock ledger: the sum of a variant's movements is its stock. */
export async function recordMovements(
  tenant: Tenant,
  movements: readonly StockMovement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return;
  await tenant
    .insertInto('stock_movements')
    .values(
      movements.map(({ movementId, variantId, kind, quantity, orderId }) => ({
        movement_id: movementId,
        variant_id: variantId,
        kind,
        quantity,
        order_id: orderId ?? null,
        created_at: now,
      })),
    )
    .execute();
}
