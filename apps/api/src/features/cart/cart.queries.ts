import type { ShippingLocation } from '@sitewright/contracts/entities';
import type { Selectable } from 'kysely';
import type { Database, Tenant } from '../../platform/database/index.ts';

export interface CartRow {
  readonly cartId: string;
  readonly shippingLocation: ShippingLocation | null;
  readonly shippingOptionId: string | null;
  readonly coupons: readonly string[];
  readonly orderId: string | null;
  readonly createdAt: Date;
}

const cartColumns = [
  'cart_id',
  'shipping_location',
  'shipping_option_id',
  'coupons',
  'order_id',
  'created_at',
] as const;

export type StoredCart = Pick<Selectable<Database['carts']>, (typeof cartColumns)[number]>;

export const toCart = (row: StoredCart): CartRow => ({
  cartId: row.cart_id,
  shippingLocation: row.shipping_location as ShippingLocation | null,
  shippingOptionId: row.shipping_option_id,
  coupons: row.coupons,
  orderId: row.order_id,
  createdAt: row.created_at,
});

/** The cart of a token; `lock` makes other changes of it wait. */
export async function findCart(
  tenant: Tenant,
  tokenHash: Uint8Array,
  lock = false,
): Promise<CartRow | null> {
  const query = tenant.selectFrom('carts').where('token_hash', '=', tokenHash).select(cartColumns);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toCart(row);
}

interface NewCart {
  readonly cartId: string;
  readonly tokenHash: Uint8Array;
  readonly now: Date;
}

export async function insertCart(
  tenant: Tenant,
  { cartId, tokenHash, now }: NewCart,
): Promise<CartRow> {
  await tenant
    .insertInto('carts')
    .values({
      cart_id: cartId,
      token_hash: tokenHash,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const nothing = { shippingLocation: null, shippingOptionId: null, orderId: null };
  return { cartId, ...nothing, coupons: [], createdAt: now };
}

interface EntryWrite {
  readonly cartId: string;
  /** For a new entry; an existing one keeps its own. */
  readonly entryId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Sets the quantity of a variant in a cart. */
export async function writeEntry(tenant: Tenant, entry: EntryWrite): Promise<void> {
  await tenant
    .insertInto('cart_entries')
    .values({
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

export async function deleteEntry(tenant: Tenant, cartId: string, entryId: string): Promise<void> {
  await tenant
    .deleteFrom('cart_entries')
    .where('cart_id', '=', cartId)
    .where('entry_id', '=', entryId)
    .execute();
}

export interface CartChange {
  readonly shippingLocation?: ShippingLocation | null;
  readonly shippingOptionId?: string | null;
  readonly coupons?: readonly string[];
}

export async function updateCart(
  tenant: Tenant,
  cartId: string,
  change: CartChange,
  now: Date,
): Promise<void> {
  const { shippingLocation, shippingOptionId, coupons } = change;
  await tenant
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
    })
    .where('cart_id', '=', cartId)
    .execute();
}

/** Counts the uses of each of these coupons by orders that are not canceled. */
export async function countCouponUses(
  tenant: Tenant,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('coupon_uses')
    .where('code', 'in', [...codes])
    .groupBy('code')
    .select(['code', (select) => select.fn.countAll<number>().as('uses')])
    .execute();
  return new Map(rows.map((row) => [row.code, row.uses]));
}
