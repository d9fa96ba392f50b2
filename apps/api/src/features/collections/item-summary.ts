import { startingPriceCents } from '@sitewright/commerce';
import type { AssetView, ItemSummary, Product } from '@sitewright/contracts/entities';
import type { ItemRow } from './items.queries.ts';

/** The stock of all variants; null if one of them is unlimited. */
const totalStockOf = ({ variants }: Product): number | null =>
  variants.some(({ unlimited }) => unlimited)
    ? null
    : variants.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0);

/** An item in lists. */
export const toItemSummary = (
  row: ItemRow,
  images: ReadonlyMap<string, AssetView>,
  product: Product | undefined,
): ItemSummary => ({
  id: row.itemId,
  collectionId: row.collectionId,
  recordType: row.recordType,
  title: row.title,
  urlId: row.urlId,
  workflowState: row.workflowState,
  publishAt: row.publishAt?.toISOString() ?? null,
  image: images.get((row.imageIds as string[])[0] ?? '') ?? null,
  priceCents: product === undefined ? null : (startingPriceCents(product) ?? null),
  stock: product === undefined ? null : totalStockOf(product),
  updatedAt: row.updatedAt.toISOString(),
});
