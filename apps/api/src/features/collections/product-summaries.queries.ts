import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** What lists show of a product. */
export interface ProductSummary {
  /** The lowest current price of its variants. */
  readonly priceCents: number;
  /** The stock of all variants; null if one of them is unlimited. */
  readonly stock: number | null;
}

/** The products of items in one row each, however many variants they have. */
export async function findProductSummaries(
  tenant: Tenant,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> {
  if (itemIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('variants')
    .where(sql<boolean>`item_id = any(${[...itemIds]}::hex_id[])`)
    .where('removedAt', 'is', null)
    .groupBy('itemId')
    .select([
      'itemId',
      sql<string>`min(case when on_sale then sale_price_cents else price_cents end)`.as('price'),
      sql<string>`sum(qty_in_stock)`.as('stock'),
      sql<boolean>`bool_or(unlimited)`.as('isUnlimited'),
    ])
    .execute();
  return new Map(
    rows.map(({ itemId, price, stock, isUnlimited }) => [
      itemId,
      { priceCents: Number(price), stock: isUnlimited ? null : Number(stock) },
    ]),
  );
}
