import { productType, workflowState } from '@sitewright/contracts/codes';
import type { ShippingLocation } from '@sitewright/contracts/entities';
import { sql, type Selectable } from 'kysely';
import type { Database, TenantTransaction } from '../../platform/database/index.ts';

export interface CartRow {
  readonly cartId: string;
  readonly shippingLocation: ShippingLocation | null;
  readonly shippingOptionId: string | null;
  readonly coupons: readonly string[];
  readonly orderId: string | null;
  readonly createdAt: Date;
}

export const cartColumns = [
  'cart_id',
  'shipping_location',
  'shipping_option_id',
  'coupons',
  'order_id',
  'created_at',
] as const;

type StoredCart = Pick<Selectable<Database['carts']>, (typeof cartColumns)[number]>;

export const toCart = (row: StoredCart): CartRow => ({
  cartId: row.cart_id,
  shippingLocation: row.shipping_location as ShippingLocation | null,
  shippingOptionId: row.shipping_option_id,
  coupons: row.coupons,
  orderId: row.order_id,
  createdAt: row.created_at,
});

/** The cart that a token opens; `lock` makes other changes of it wait. */
export async function findCart(
  trx: TenantTransaction,
  websiteId: string,
  tokenHash: Uint8Array,
  lock = false,
): Promise<CartRow | null> {
  const query = trx
    .selectFrom('carts')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .select(cartColumns);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toCart(row);
}

interface NewCart {
  readonly websiteId: string;
  readonly cartId: string;
  readonly tokenHash: Uint8Array;
  readonly now: Date;
}

export async function insertCart(
  trx: TenantTransaction,
  { websiteId, cartId, tokenHash, now }: NewCart,
): Promise<CartRow> {
  await trx
    .insertInto('carts')
    .values({
      website_id: websiteId,
      cart_id: cartId,
      token_hash: tokenHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const nothing = { shippingLocation: null, shippingOptionId: null, orderId: null };
  return { cartId, ...nothing, coupons: [], createdAt: now };
}

/** A variant as a cart sells it, with the item that it is of. */
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
  /** What is digital never runs out (PRODUCT-12). */
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

/** Variants on offer: neither taken out nor of an item that visitors do not see (CONTENT-05). */
export const offered = (trx: TenantTransaction, websiteId: string, now: Date) =>
  trx
    .selectFrom('variants as variant')
    .innerJoin('items as item', (join) =>
      join
        .onRef('item.website_id', '=', 'variant.website_id')
        .onRef('item.item_id', '=', 'variant.item_id'),
    )
    .innerJoin('products as product', (join) =>
      join
        .onRef('product.website_id', '=', 'variant.website_id')
        .onRef('product.item_id', '=', 'variant.item_id'),
    )
    .where('variant.website_id', '=', websiteId)
    .where('variant.removed_at', 'is', null)
    .where((where) =>
      where.or([
        where('item.workflow_state', '=', workflowState.PUBLISHED),
        where.and([
          where('item.workflow_state', '=', workflowState.SCHEDULED),
          where('item.publish_at', '<=', now),
        ]),
      ]),
    )
    .select(['variant.variant_id', 'variant.item_id', 'variant.sku', 'variant.price_cents'])
    .select(['variant.sale_price_cents', 'variant.on_sale', 'variant.unlimited'])
    .select(['variant.qty_in_stock', 'variant.option_values', 'variant.weight_grams'])
    .select(['item.collection_id', 'item.title', 'item.url_id', 'product.product_type'])
    .select(sql<string | null>`coalesce(variant.image_id, item.image_ids ->> 0)`.as('image_id'));

type OfferedRow = Awaited<ReturnType<ReturnType<typeof offered>['execute']>>[number];

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
  optionValues: row.option_values as OfferedVariant['optionValues'],
  weightGrams: row.weight_grams,
  imageId: row.image_id,
  productType: row.product_type,
});

export const toEntry = (
  row: OfferedRow & { readonly entry_id: string; readonly quantity: number },
): EntryRow => ({ ...toOffered(row), entryId: row.entry_id, quantity: row.quantity });

export async function findOffered(
  trx: TenantTransaction,
  websiteId: string,
  variantId: string,
  now: Date,
): Promise<OfferedVariant | null> {
  const row = await offered(trx, websiteId, now)
    .where('variant.variant_id', '=', variantId)
    .executeTakeFirst();
  return row === undefined ? null : toOffered(row);
}

/** What is in a cart, in the order in which it came in; what is no longer on offer is left out. */
export async function listEntries(
  trx: TenantTransaction,
  websiteId: string,
  cartId: string,
  now: Date,
): Promise<EntryRow[]> {
  const rows = await offered(trx, websiteId, now)
    .innerJoin('cart_entries as entry', (join) =>
      join
        .onRef('entry.website_id', '=', 'variant.website_id')
        .onRef('entry.variant_id', '=', 'variant.variant_id'),
    )
    .where('entry.cart_id', '=', cartId)
    .orderBy('entry.entry_id')
    .select(['entry.entry_id', 'entry.quantity'])
    .execute();
  return rows.map(toEntry);
}

interface EntryWrite {
  readonly websiteId: string;
  readonly cartId: string;
  /** Of a new entry; one that is there keeps its own. */
  readonly entryId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Puts so many of a variant into a cart, whatever was there. */
export async function writeEntry(trx: TenantTransaction, entry: EntryWrite): Promise<void> {
  await trx
    .insertInto('cart_entries')
    .values({
      website_id: entry.websiteId,
      entry_id: entry.entryId,
      cart_id: entry.cartId,
      variant_id: entry.variantId,
      quantity: entry.quantity,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'cart_id', 'variant_id'])
        .doUpdateSet({ quantity: entry.quantity }),
    )
    .execute();
}

export async function deleteEntry(
  trx: TenantTransaction,
  websiteId: string,
  cartId: string,
  entryId: string,
): Promise<void> {
  await trx
    .deleteFrom('cart_entries')
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .where('entry_id', '=', entryId)
    .execute();
}

export interface CartChange {
  readonly shippingLocation?: ShippingLocation | null;
  readonly shippingOptionId?: string | null;
  readonly coupons?: readonly string[];
  /** The order that the cart became; null: it is free again. */
  readonly orderId?: string | null;
}

export async function updateCart(
  trx: TenantTransaction,
  websiteId: string,
  cartId: string,
  change: CartChange,
  now: Date,
): Promise<void> {
  const { shippingLocation, shippingOptionId, coupons, orderId } = change;
  await trx
    .updateTable('carts')
    .set({
      updated_at: now,
      ...(shippingLocation === undefined
        ? {}
        : {
            shipping_location: shippingLocation === null ? null : JSON.stringify(shippingLocation),
          }),
      ...(shippingOptionId === undefined ? {} : { shipping_option_id: shippingOptionId }),
      ...(coupons === undefined ? {} : { coupons: [...coupons] }),
      ...(orderId === undefined ? {} : { order_id: orderId }),
    })
    .where('website_id', '=', websiteId)
    .where('cart_id', '=', cartId)
    .execute();
}

/** How often each of these coupons was used by orders that stand. */
export async function countCouponUses(
  trx: TenantTransaction,
  websiteId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await trx
    .selectFrom('coupon_uses')
    .where('website_id', '=', websiteId)
    .where('code', 'in', [...codes])
    .groupBy('code')
    .select(['code', (select) => select.fn.countAll<number>().as('uses')])
    .execute();
  return new Map(rows.map((row) => [row.code, row.uses]));
}
