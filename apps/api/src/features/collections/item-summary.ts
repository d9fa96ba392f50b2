import type { AssetView, ItemSummary } from '@sitewright/contracts/entities';
import type { ItemRow } from './items.queries.ts';
import type { ProductSummary } from './product-summaries.queries.ts';

/** An item in lists. */
export const toItemSummary = (
  row: ItemRow,
  images: ReadonlyMap<string, AssetView>,
  product: ProductSummary | undefined,
): ItemSummary => ({
  id: row.itemId,
  collectionId: row.collectionId,
  recordType: row.recordType,
  title: row.title,
  urlId: row.urlId,
  workflowState: row.workflowState,
  publishAt: row.publishAt?.toISOString() ?? null,
  image: images.get((row.imageIds as string[])[0] ?? '') ?? null,
  priceCents: product?.priceCents ?? null,
  stock: product?.stock ?? null,
  updatedAt: row.updatedAt.toISOString(),
});
