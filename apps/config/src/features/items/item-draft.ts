import type { StoredItem } from '@sitewright/contracts/api';
import { collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft, ProductVariant } from '@sitewright/contracts/entities';

/** What an editor of items works on. */
export type EditedItem = ItemDraft;

/** A SKU as the shop makes them: SQ and seven digits. `random` gives 0 to 1. */
export const newSku = (random: () => number): string =>
  `SQ${String(Math.floor(random() * 10_000_000)).padStart(7, '0')}`;

/** A variant that can be sold as soon as it has a price. */
export const newVariant = (id: string, sku: string): ProductVariant => ({
  id,
  sku,
  price: 0,
  salePrice: 0,
  onSale: false,
  unlimited: true,
  qtyInStock: 0,
  optionValues: [],
});

/** An empty item of a collection; in a shop with one variant. */
export const newItem = (type: number, variant: ProductVariant): EditedItem => ({
  title: '',
  excerpt: '',
  body: null,
  imageIds: [],
  author: '',
  categories: [],
  tags: [],
  workflowState: workflowState.DRAFT,
  publishAt: null,
  product:
    type === collectionType.PRODUCTS ? { productType: 'physical', variants: [variant] } : null,
});

/** What of a stored item is written back. */
export function draftOf(item: StoredItem): EditedItem {
  const { id: _id, collectionId: _collectionId, recordType: _recordType, ...draft } = item;
  return draft;
}
