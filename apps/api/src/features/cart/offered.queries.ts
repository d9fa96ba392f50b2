import { productType, workflowState } from '@sitewright/contracts/codes';
import type { FormField, GiftCardWish, TaxClass } from '@sitewright/contracts/entities';
import type { FormValues } from '@sitewright/form-runtime';
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
  /** Digital products never run out (PRODUCT-12), nor do variants that are sold on. */
  readonly unlimited: boolean;
  /** A purchase takes stock. */
  readonly takesStock: boolean;
  readonly qtyInStock: number;
  readonly optionValues: readonly { readonly option: string; readonly value: string }[];
  readonly weightGrams: number | null;
  readonly imageId: string | null;
  readonly productType: number;
  /** Those of the product and all that they are in, so that a discount on one of these applies. */
  readonly categories: readonly string[];
  readonly taxClass: TaxClass;
  /** What the seller of a service needs to know. */
  readonly formFields: readonly FormField[];
}

export interface EntryRow extends OfferedVariant {
  readonly entryId: string;
  readonly quantity: number;
  /** For a gift card for a recipient. */
  readonly giftCard: GiftCardWish | null;
  /** The buyer's answers to the fields; null until they are given. */
  readonly answers: FormValues | null;
}

interface StoredEntry extends EntryRow {
  readonly cartId: string;
}

const offeredColumns = (websiteId: string) => sql`
  variant.variant_id, variant.item_id, variant.sku, variant.price_cents as price, variant.sale_price_cents as sale_price,
  variant.on_sale,
  variant.unlimited or variant.continue_selling or product.product_type = ${productType.DIGITAL} as unlimited,
  not variant.unlimited and product.product_type <> ${productType.DIGITAL} as takes_stock,
  variant.qty_in_stock, variant.option_values, variant.weight_grams,
  coalesce(variant.image_id, item.image_ids ->> 0) as image_id,
  item.collection_id, item.title, item.url_id,
  -- Asked once for all rows.
  case when exists (select from category_parents where website_id = ${websiteId})
    then categories_with_parents(${websiteId}, item.categories) else item.categories end as categories,
  product.product_type, product.tax_class, product.form_fields`;

/**
 * Joins an offered variant by id: available, not removed, and of an item that visitors can see (CONTENT-05). `offset 0` makes the
 * planner look up each row by its full key; in a plain join, it would scan large tables.
 */
const offered = (websiteId: string, variantId: RawBuilder<unknown>, now: Date) => sql`
  cross join lateral (
    select variant_id, item_id, sku, price_cents, sale_price_cents, on_sale, unlimited, continue_selling,
      qty_in_stock, option_values, weight_grams, image_id
    from variants
    where website_id = ${websiteId} and variant_id = ${variantId} and removed_at is null and available offset 0
  ) as variant
  cross join lateral (
    select image_ids, collection_id, title, url_id, categories
    from items
    where website_id = ${websiteId} and item_id = variant.item_id and (
      workflow_state = ${workflowState.PUBLISHED}
      or workflow_state = ${workflowState.SCHEDULED} and publish_at <= ${now}
    ) offset 0
  ) as item
  cross join lateral (
    select product_type, tax_class, form_fields from products
    where website_id = ${websiteId} and item_id = variant.item_id offset 0
  ) as product`;

export async function findOffered(
  tenant: Tenant,
  variantId: string,
  now: Date,
): Promise<OfferedVariant | null> {
  const { rows } = await sql<OfferedVariant>`
    select ${offeredColumns(tenant.websiteId)}
    from (select) as one ${offered(tenant.websiteId, sql`${variantId}`, now)}
  `.execute(tenant);
  return rows[0] ?? null;
}

/** The offered variant of the same product with these values, in the order of its options. */
export async function findVariantByValues(
  tenant: Tenant,
  variantId: string,
  values: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ variantId: string }>`
    select sibling.variant_id
    from variants
    join variants as sibling
      on sibling.website_id = variants.website_id and sibling.item_id = variants.item_id
    where variants.website_id = ${tenant.websiteId} and variants.variant_id = ${variantId}
      and sibling.removed_at is null and sibling.available
      and ${JSON.stringify(values)}::jsonb = (
        select jsonb_agg(typed.entry -> 'value' order by typed.at)
        from jsonb_array_elements(sibling.option_values) with ordinality as typed (entry, at)
      )
  `.execute(tenant);
  return rows[0]?.variantId;
}

/** The entries of carts, in the order in which they were added; variants that are no longer offered are left out. */
const entriesOf = (websiteId: string, carts: RawBuilder<unknown>, now: Date) => sql<StoredEntry>`
  select cart.cart_id, entry.entry_id, entry.quantity, entry.gift_card, entry.answers,
    ${offeredColumns(websiteId)}
  from ${carts}
  cross join lateral (
    select entry_id, variant_id, quantity, gift_card, answers from cart_entries
    where website_id = ${websiteId} and cart_id = cart.cart_id offset 0
  ) as entry
  ${offered(websiteId, sql`entry.variant_id`, now)}
  order by entry.entry_id`;

export async function listEntries(tenant: Tenant, cartId: string, now: Date): Promise<EntryRow[]> {
  const cart = sql`(select ${cartId}::text as cart_id) as cart`;
  const { rows } = await entriesOf(tenant.websiteId, cart, now).execute(tenant);
  return rows;
}

/** The number of entries of a cart, including those that are no longer offered. */
export async function countEntries(tenant: Tenant, cartId: string): Promise<number> {
  const { count } = await tenant
    .selectFrom('cartEntries')
    .where('cartId', '=', cartId)
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
    const ofCart = entries.get(row.cartId);
    if (ofCart === undefined) entries.set(row.cartId, [row]);
    else ofCart.push(row);
  }
  return entries;
}
