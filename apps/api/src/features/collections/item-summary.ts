import { startingPriceCents } from '@sitewright/commerce';
import type { AssetView, ItemSummary, Product } from '@sitewright/contracts/entities';
import type { ItemRow } from './items.queries.ts';

/** The stock of all variants; null if one of them is unlimited. */
const piecesOf = ({ variants }: Product): number | null =>
  variants.some(({ unlimited }) => unlimited)
    ? null
    : variants.reduce((sum, { qtyInStock }) => sum + qtyInStock, 0);

/** An item in lists. */
export const toItemSummary = (
  row: ItemRow,
  images: ReadonlyMap<string, AssetView>,
  product: Product | undefined,
): ItemSummary => ({
  id: row.item_id,
  collectionId: row.collection_id,
  recordType: row.record_type,
  title: row.title,
  urlId: row.url_id,
  workflowState: row.workflow_state,
  publishAt: row.publish_at?.toISOString() ?? null,
  image: images.get((row.image_ids as string[])[0] ?? '') ?? null,
  priceCents: product === undefined ? null : (startingPriceCents(product) ?? null),
  stock: product === undefined ? null : piecesOf(product),
  updatedAt: row.updated_at.toISOString(),
});
