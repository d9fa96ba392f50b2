import { productType } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';

/** Pieces of a variant. */
export interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
}

/** Whether a variant can run out: what is digital never does (PRODUCT-12). */
export const isLimited = (variant: {
  readonly unlimited: boolean;
  readonly productType: number;
}): boolean => !variant.unlimited && variant.productType !== productType.DIGITAL;

/**
 * Locks the variants of a cart until the transaction ends, in the order of their ids: whoever buys several of the same
 * things at the same time waits for the other, and never each for the other.
 */
export async function lockCartVariants(
  trx: TenantTransaction,
  websiteId: string,
  cartId: string,
): Promise<void> {
  await sql`
    select variants.variant_id
    from variants
    join cart_entries as entry
      on entry.website_id = variants.website_id and entry.variant_id = variants.variant_id
    where entry.website_id = ${websiteId} and entry.cart_id = ${cartId}
    order by variants.variant_id
    for no key update of variants
  `.execute(trx);
}

/** Takes pieces out of stock, all of them or none: false when a variant has not enough left. */
export async function takeStock(
  trx: TenantTransaction,
  websiteId: string,
  pieces: readonly Pieces[],
): Promise<boolean> {
  if (pieces.length === 0) return true;
  const { rows } = await sql`
    update variants
    set qty_in_stock = variants.qty_in_stock - taken.quantity
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as taken("variantId" text, quantity int)
    where variants.website_id = ${websiteId} and variants.variant_id = taken."variantId"
      and variants.qty_in_stock >= taken.quantity
    returning variants.variant_id
  `.execute(trx);
  return rows.length === pieces.length;
}

/** Gives pieces back to stock, in the order of ids. */
export async function returnStock(
  trx: TenantTransaction,
  websiteId: string,
  pieces: readonly Pieces[],
): Promise<void> {
  const inOrder = pieces.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  for (const { variantId, quantity } of inOrder) {
    await trx
      .updateTable('variants')
      .set((update) => ({ qty_in_stock: update('qty_in_stock', '+', quantity) }))
      .where('website_id', '=', websiteId)
      .where('variant_id', '=', variantId)
      .execute();
  }
}

/** What an order holds of limited stock, as its movements say. */
export async function heldPieces(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<Pieces[]> {
  const rows = await trx
    .selectFrom('stock_movements')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .groupBy('variant_id')
    .select(['variant_id', (select) => select.fn.sum<number>('quantity').as('moved')])
    .execute();
  return rows
    .map((row) => ({ variantId: row.variant_id, quantity: -row.moved }))
    .filter(({ quantity }) => quantity > 0);
}
