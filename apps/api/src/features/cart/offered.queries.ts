import { productType, workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';
import { binaryKeyRows, type Tenant } from '../../platform/database/index.ts';

/** A variant for sale, with its item. */
export interface OfferedVariant {
  readonly variantId: string;
  readonly itemId: string;
  readonly collectionId: string;
  readonly title: string;
  readonly urlId: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  /** Digital products never run out (PRODUCT-12). */
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly optionValues: readonly { readonly option: string; readonly value: string }[];
  readonly weightGrams: number | null;
  readonly imageId: string | null;
  readonly productType: number;
}

export interface EntryRow extends OfferedVariant {
  readonly entryId: string;
  readonly quantity: number;
}

interface OfferedRow {
  readonly variant_id: string;
  readonly item_id: string;
  readonly sku: string;
  readonly price_cents: number;
  readonly sale_price_cents: number;
  readonly on_sale: boolean;
  readonly unlimited: boolean;
  readonly qty_in_stock: number;
  readonly option_values: OfferedVariant['optionValues'];
  readonly weight_grams: number | null;
  readonly image_id: string | null;
  readonly collection_id: string;
  readonly title: string;
  readonly url_id: string;
  readonly product_type: number;
}

interface StoredEntry extends OfferedRow {
  readonly cart_id: string;
  readonly entry_id: string;
  readonly quantity: number;
}

const toOffered = (row: OfferedRow): OfferedVariant => ({
  variantId: row.variant_id,
  itemId: row.item_id,
  collectionId: row.collection_id,
  title: row.title,
  urlId: row.url_id,
  sku: row.sku,
  price: row.price_cents,
  salePrice: row.sale_price_cents,
  onSale: row.on_sale,
  unlimited: row.unlimited || row.product_type === productType.DIGITAL,
  qtyInStock: row.qty_in_stock,
  optionValues: row.option_values,
  weightGrams: row.weight_grams,
  imageId: row.image_id,
  productType: row.product_type,
});

const toEntry = (row: StoredEntry): EntryRow => ({
  ...toOffered(row),
  entryId: row.entry_id,
  quantity: row.quantity,
});

const offeredColumns = sql`
  variant.variant_id, variant.item_id, variant.sku, variant.price_cents, variant.sale_price_cents, variant.on_sale,
  variant.unlimited, variant.qty_in_stock, variant.option_values, variant.weight_grams,
  coalesce(variant.image_id, item.image_ids ->> 0) as image_id,
  item.collection_id, item.title, item.url_id, product.product_type`;

/**
 * An offered variant by id: not removed, and of an item that visitors can see (CONTENT-05). `offset 0` keeps each
 * lookup by its whole key: as a join, the planner would scan large tables.
 */
const offered = (websiteId: string, variantId: RawBuilder<unknown>, now: Date) => sql`
  cross join lateral (
    select variant_id, item_id, sku, price_cents, sale_price_cents, on_sale, unlimited, qty_in_stock, option_values,
      weight_grams, image_id
    from variants
    where website_id = ${websiteId} and variant_id = ${variantId} and removed_at is null offset 0
  ) as variant
  cross join lateral (
    select image_ids, collection_id, title, url_id
    from items
    where website_id = ${websiteId} and item_id = variant.item_id and (
      workflow_state = ${workflowState.PUBLISHED}
      or workflow_state = ${workflowState.SCHEDULED} and publish_at <= ${now}
    ) offset 0
  ) as item
  cross join lateral (
    select product_type from products
    where website_id = ${websiteId} and item_id = variant.item_id offset 0
  ) as product`;

export async function findOffered(
  tenant: Tenant,
  variantId: string,
  now: Date,
): Promise<OfferedVariant | null> {
  const { rows } = await sql<OfferedRow>`
    select ${offeredColumns}
    from (select) as one ${offered(tenant.websiteId, sql`${variantId}`, now)}
  `.execute(tenant);
  return rows[0] === undefined ? null : toOffered(rows[0]);
}

/** The entries of carts, in the order in which they were added; variants that are no longer offered are left out. */
const entriesOf = (websiteId: string, carts: RawBuilder<unknown>, now: Date) => sql<StoredEntry>`
  select cart.cart_id, entry.entry_id, entry.quantity, ${offeredColumns}
  from ${carts}
  cross join lateral (
    select entry_id, variant_id, quantity from cart_entries
    where website_id = ${websiteId} and cart_id = cart.cart_id offset 0
  ) as entry
  ${offered(websiteId, sql`entry.variant_id`, now)}
  order by entry.entry_id`;

export async function listEntries(tenant: Tenant, cartId: string, now: Date): Promise<EntryRow[]> {
  const cart = sql`(select ${cartId}::text as cart_id) as cart`;
  const { rows } = await entriesOf(tenant.websiteId, cart, now).execute(tenant);
  return rows.map(toEntry);
}

/** The number of entries of a cart, including those that are no longer offered. */
export async function countEntries(tenant: Tenant, cartId: string): Promise<number> {
  const { count } = await tenant
    .selectFrom('cart_entries')
    .where('cart_id', '=', cartId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The entries of the carts of these tokens, by cart. */
export async function listEntriesOfCarts(
  tenant: Tenant,
  tokenHashes: readonly Uint8Array[],
  now: Date,
): Promise<ReadonlyMap<string, EntryRow[]>> {
  const carts = sql`${binaryKeyRows(tokenHashes)}
    cross join lateral (
      select cart_id from carts
      where website_id = ${tenant.websiteId} and token_hash = requested.key offset 0
    ) as cart`;
  const { rows } = await entriesOf(tenant.websiteId, carts, now).execute(tenant);
  const entries = new Map<string, EntryRow[]>();
  for (const row of rows) {
    const known = entries.get(row.cart_id);
    if (known === undefined) entries.set(row.cart_id, [toEntry(row)]);
    else known.push(toEntry(row));
  }
  return entries;
}
