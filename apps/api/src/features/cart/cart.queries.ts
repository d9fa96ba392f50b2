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
  'cartId',
  'shippingLocation',
  'shippingOptionId',
  'coupons',
  'orderId',
  'createdAt',
] as const;

export type StoredCart = Pick<Selectable<Database['carts']>, (typeof cartColumns)[number]>;

export const toCart = (row: StoredCart): CartRow => ({
  ...row,
  shippingLocation: row.shippingLocation as ShippingLocation | null,
});

/** The cart of a token; with `lock`, other changes of the cart wait. */
export async function findCart(
  tenant: Tenant,
  tokenHash: Uint8Array,
  lock = false,
): Promise<CartRow | null> {
  const query = tenant.selectFrom('carts').where('tokenHash', '=', tokenHash).select(cartColumns);
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
      cartId,
      tokenHash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const unset = { shippingLocation: null, shippingOptionId: null, orderId: null };
  return { cartId, ...unset, coupons: [], createdAt: now };
}

interface EntryWrite {
  readonly cartId: string;
  /** The id of a new entry; an existing one keeps its id. */
  readonly entryId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Sets the quantity of a variant in a cart. */
export async function writeEntry(tenant: Tenant, entry: EntryWrite): Promise<void> {
  await tenant
    .insertInto('cartEntries')
    .values({
      entryId: entry.entryId,
      cartId: entry.cartId,
      variantId: entry.variantId,
      quantity: entry.quantity,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'cartId', 'variantId'])
        .doUpdateSet({ quantity: entry.quantity }),
    )
    .execute();
}

export async function deleteEntry(tenant: Tenant, cartId: string, entryId: string): Promise<void> {
  await tenant
    .deleteFrom('cartEntries')
    .where('cartId', '=', cartId)
    .where('entryId', '=', entryId)
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
      updatedAt: now,
      ...(shippingLocation === undefined
        ? {}
        : {
            shippingLocation: shippingLocation === null ? null : JSON.stringify(shippingLocation),
          }),
      ...(shippingOptionId === undefined ? {} : { shippingOptionId }),
      ...(coupons === undefined ? {} : { coupons: [...coupons] }),
    })
    .where('cartId', '=', cartId)
    .execute();
}

/** Counts the uses of each of these coupons by orders that are not canceled. */
export async function countCouponUses(
  tenant: Tenant,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('couponUses')
    .where('code', 'in', [...codes])
    .groupBy('code')
    .select(['code', (select) => select.fn.countAll<number>().as('uses')])
    .execute();
  return new Map(rows.map((row) => [row.code, row.uses]));
}
