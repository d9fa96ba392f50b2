import type { TenantTransaction } from '../../platform/database/index.ts';
import {
  cartColumns,
  offered,
  toCart,
  toEntry,
  type CartRow,
  type EntryRow,
} from './cart.queries.ts';

/**
 * Locks the carts that these tokens open, by the hexadecimal form of their hashes. They are locked in the order of
 * their ids, so that two of us who want the same ones never wait for each other.
 */
export async function lockCarts(
  trx: TenantTransaction,
  websiteId: string,
  tokenHashes: readonly Uint8Array[],
): Promise<ReadonlyMap<string, CartRow>> {
  const rows = await trx
    .selectFrom('carts')
    .where('website_id', '=', websiteId)
    .where((where) => where('token_hash', '=', where.fn.any(where.val([...tokenHashes]))))
    .orderBy('cart_id')
    .select(cartColumns)
    .select('token_hash')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [Buffer.from(row.token_hash).toString('hex'), toCart(row)]));
}

/** What is in the carts that these tokens open, by cart; what is no longer on offer is left out. */
export async function listEntriesOfCarts(
  trx: TenantTransaction,
  websiteId: string,
  tokenHashes: readonly Uint8Array[],
  now: Date,
): Promise<ReadonlyMap<string, EntryRow[]>> {
  const rows = await offered(trx, websiteId, now)
    .innerJoin('cart_entries as entry', (join) =>
      join
        .onRef('entry.website_id', '=', 'variant.website_id')
        .onRef('entry.variant_id', '=', 'variant.variant_id'),
    )
    .innerJoin('carts as cart', (join) =>
      join
        .onRef('cart.website_id', '=', 'entry.website_id')
        .onRef('cart.cart_id', '=', 'entry.cart_id'),
    )
    .where((where) => where('cart.token_hash', '=', where.fn.any(where.val([...tokenHashes]))))
    .orderBy('entry.entry_id')
    .select(['entry.cart_id', 'entry.entry_id', 'entry.quantity'])
    .execute();
  const entries = new Map<string, EntryRow[]>();
  for (const row of rows) {
    const known = entries.get(row.cart_id);
    if (known === undefined) entries.set(row.cart_id, [toEntry(row)]);
    else known.push(toEntry(row));
  }
  return entries;
}
