import { sql } from 'kysely';
import { binaryKeyRows, type Tenant } from '../../platform/database/index.ts';
import { toCart, type CartRow, type StoredCart } from './cart.queries.ts';

/**
 * Locks the carts with these token hashes, and returns them by the hexadecimal form of the hashes. Carts are always
 * locked in the order of the hashes, so that two transactions never wait for each other. `offset 0` makes the planner
 * look up each cart by its full key.
 */
export async function lockCarts(
  tenant: Tenant,
  tokenHashes: readonly Uint8Array[],
): Promise<ReadonlyMap<string, CartRow>> {
  const { rows } = await sql<StoredCart & { readonly tokenHash: Uint8Array }>`
    select cart_id, cart.token_hash, shipping_location, shipping_option_id, vat_number, coupons, buyer_email, gift_cards, order_id, created_at
    from ${binaryKeyRows(tokenHashes)}
    cross join lateral (
      select cart_id, token_hash, shipping_location, shipping_option_id, vat_number, coupons, buyer_email, gift_cards, order_id, created_at
      from carts
      where website_id = ${tenant.websiteId} and token_hash = requested.key
      for update offset 0
    ) as cart
  `.execute(tenant);
  return new Map(rows.map((row) => [Buffer.from(row.tokenHash).toString('hex'), toCart(row)]));
}

/** Reopens the carts of canceled orders. */
export async function reopenCarts(
  tenant: Tenant,
  cartIds: readonly string[],
  now: Date,
): Promise<void> {
  const carts = await tenant
    .selectFrom('carts')
    .where('cartId', 'in', [...cartIds])
    .orderBy('tokenHash')
    .select('cartId')
    .forUpdate()
    .execute();
  await tenant
    .updateTable('carts')
    .set({ orderId: null, updatedAt: now })
    .where(
      'cartId',
      'in',
      carts.map((cart) => cart.cartId),
    )
    .execute();
}
