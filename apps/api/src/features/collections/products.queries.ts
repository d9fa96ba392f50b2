import type { ProductVariant } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

/** An offered variant with its current stock. */
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
    .where('removedAt', 'is', null)
    .$if(exceptItemId !== undefined, (query) => query.where('itemId', '<>', exceptItemId ?? ''))
    .select('sku')
    .execute();
  return rows.map(({ sku }) => sku);
}

/** The offered variants of an item, locked in the order in which every writer of stock locks them. */
export const lockVariants = (tenant: Tenant, itemId: string): Promise<StoredVariant[]> =>
  tenant
    .selectFrom('variants')
    .where('itemId', '=', itemId)
    .where('removedAt', 'is', null)
    .orderBy('variantId')
    .select(['variantId', 'qtyInStock'])
    .forUpdate()
    .execute();

export async function upsertProduct(
  tenant: Tenant,
  itemId: string,
  productType: number,
): Promise<void> {
  await tenant
    .insertInto('products')
    .values({ itemId, productType })
    .onConflict((conflict) =>
      conflict.columns(['websiteId', 'itemId']).doUpdateSet({ productType }),
    )
    .execute();
}

/** Removes all variants of an item from sale. `writeVariant` restores those that stay, so that they can swap SKUs. */
export async function removeVariants(tenant: Tenant, itemId: string, now: Date): Promise<void> {
  await tenant
    .updateTable('variants')
    .set({ removedAt: now })
    .where('itemId', '=', itemId)
    .where('removedAt', 'is', null)
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
    priceCents: variant.price,
    salePriceCents: variant.salePrice,
    onSale: variant.onSale,
    unlimited: variant.unlimited,
    qtyInStock: variant.qtyInStock,
    optionValues: JSON.stringify(variant.optionValues),
    weightGrams: variant.weightGrams ?? null,
    imageId: variant.imageId ?? null,
    position,
    removedAt: null,
  };
  await tenant
    .insertInto('variants')
    .values({ variantId: variant.id, itemId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'variantId'])
        .doUpdateSet(values)
        .where('variants.itemId', '=', itemId),
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

/** Adds to the stock ledger: the sum of a variant's movements is its stock. */
export async function recordMovements(
  tenant: Tenant,
  movements: readonly StockMovement[],
  now: Date,
): Promise<void> {
  if (movements.length === 0) return;
  await tenant
    .insertInto('stockMovements')
    .values(
      movements.map(({ movementId, variantId, kind, quantity, orderId }) => ({
        movementId,
        variantId,
        kind,
        quantity,
        orderId: orderId ?? null,
        createdAt: now,
      })),
    )
    .execute();
}
