import type {
  FormField,
  ProductOption,
  ProductVariant,
  TaxClass,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
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
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
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

export interface ProductWrite {
  readonly itemId: string;
  readonly productType: number;
  readonly options: readonly ProductOption[];
  /** If undefined, an existing product keeps its class, and a new one gets the standard class. */
  readonly taxClass: TaxClass | undefined;
  /** If undefined, an existing product keeps its related products. */
  readonly relatedIds?: readonly string[] | undefined;
  /** If undefined, an existing product keeps its fields, and a new one has none. */
  readonly formFields?: readonly FormField[] | undefined;
}

/** Writes the type, the options, the tax class, the related products and the fields of a product, new or existing. */
export async function upsertProduct(
  tenant: Tenant,
  { itemId, productType, options, taxClass, relatedIds, formFields }: ProductWrite,
): Promise<void> {
  const values = {
    productType,
    options: JSON.stringify(options),
    ...(taxClass === undefined ? {} : { taxClass }),
    ...(relatedIds === undefined ? {} : { relatedItemIds: [...new Set(relatedIds)] }),
    ...(formFields === undefined ? {} : { formFields: JSON.stringify(formFields) }),
  };
  await tenant
    .insertInto('products')
    .values({ itemId, ...values })
    .onConflict((conflict) => conflict.columns(['websiteId', 'itemId']).doUpdateSet(values))
    .execute();
}

/** Removes all variants of an item from sale. `writeVariants` restores those that stay, so that they can swap SKUs. */
export async function removeVariants(tenant: Tenant, itemId: string, now: Date): Promise<void> {
  await tenant
    .updateTable('variants')
    .set({ removedAt: now })
    .where('itemId', '=', itemId)
    .where('removedAt', 'is', null)
    .execute();
}

const toVariantRow = (variant: ProductVariant, position: number) => ({
  variant_id: variant.id,
  sku: variant.sku,
  price_cents: variant.price,
  sale_price_cents: variant.salePrice,
  on_sale: variant.onSale,
  unlimited: variant.unlimited,
  qty_in_stock: variant.qtyInStock,
  option_values: variant.optionValues,
  weight_grams: variant.weightGrams ?? null,
  dimensions: variant.dimensions ?? null,
  image_id: variant.imageId ?? null,
  available: variant.available ?? true,
  continue_selling: variant.continueSelling ?? false,
  position,
});

/** Writes the offered variants of an item in their order, new or existing, with one statement. */
export async function writeVariants(
  tenant: Tenant,
  itemId: string,
  variants: readonly ProductVariant[],
): Promise<void> {
  await sql`
    insert into variants (
      website_id, item_id, variant_id, sku, price_cents, sale_price_cents, on_sale, unlimited, qty_in_stock,
      option_values, weight_grams, dimensions, image_id, available, continue_selling, position
    )
    select ${tenant.websiteId}, ${itemId}, variant_id, sku, price_cents, sale_price_cents, on_sale, unlimited,
      qty_in_stock, option_values, weight_grams, dimensions, image_id, available, continue_selling, position
    from jsonb_to_recordset(${JSON.stringify(variants.map(toVariantRow))}::jsonb) as variant (
      variant_id text, sku text, price_cents bigint, sale_price_cents bigint, on_sale boolean, unlimited boolean,
      qty_in_stock int, option_values jsonb, weight_grams int, dimensions jsonb, image_id text, available boolean,
      continue_selling boolean, position int
    )
    on conflict (website_id, variant_id) do update
    set sku = excluded.sku, price_cents = excluded.price_cents, sale_price_cents = excluded.sale_price_cents,
      on_sale = excluded.on_sale, unlimited = excluded.unlimited, qty_in_stock = excluded.qty_in_stock,
      option_values = excluded.option_values, weight_grams = excluded.weight_grams, dimensions = excluded.dimensions,
      image_id = excluded.image_id, available = excluded.available, continue_selling = excluded.continue_selling,
      position = excluded.position, removed_at = null
    where variants.item_id = excluded.item_id
  `.execute(tenant);
}

/** Gives copied variants the thresholds at which owners are notified of low stock. */
export async function copyLowStockThresholds(
  tenant: Tenant,
  copyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const pairs = [...copyIds].map(([source_id, copy_id]) => ({ source_id, copy_id }));
  await sql`
    update variants set low_stock_at = source.low_stock_at
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pair (source_id text, copy_id text)
    join variants as source on source.website_id = ${tenant.websiteId} and source.variant_id = pair.source_id
    where variants.website_id = ${tenant.websiteId} and variants.variant_id = pair.copy_id
      and source.low_stock_at is not null
  `.execute(tenant);
}

export interface StockMovement {
  readonly movementId: string;
  readonly variantId: string;
  readonly kind: 'received' | 'corrected' | 'held' | 'released' | 'returned';
  /** The quantity that was added (positive) or removed (negative). */
  readonly quantity: number;
  readonly orderId?: string;
  /** Why an owner or an import changed it. */
  readonly reason?: string;
  /** The name of the owner who made the change. */
  readonly madeBy?: string;
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
      movements.map(({ movementId, variantId, kind, quantity, orderId, reason, madeBy }) => ({
        movementId,
        variantId,
        kind,
        quantity,
        orderId: orderId ?? null,
        reason: reason ?? '',
        madeBy: madeBy ?? '',
        createdAt: now,
      })),
    )
    .execute();
}
