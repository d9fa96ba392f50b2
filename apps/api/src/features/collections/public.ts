/** What other features may call. */
export { collectionViewOf } from './collection-view.ts';
export {
  findCollections,
  insertCollection,
  listUsedCategories,
  setCollectionView,
} from './collection.queries.ts';
export { findListedItems, findListedRows } from './listed-items.queries.ts';
export {
  countItems,
  findItemDetails,
  findItemRows,
  findItems,
  toItemView,
} from './item-view.queries.ts';
export { findListedProducts } from './listed-products.queries.ts';
export { findRelatedIds } from './related-products.queries.ts';
export { indexItems } from './index-items.ts';
export { isMonth } from './is-month.ts';
export { isPublished } from './is-published.ts';
export { findNeighbors } from './neighbors.queries.ts';
export { recordMovements } from './products.queries.ts';
export type { CollectionRow } from './collection.queries.ts';
export { checkItemSlug } from './item-slug.ts';
export { findCategoryLimitError } from './item-limits.ts';
export { withItemRevision } from './item-revision.ts';
export { countItemsOf, findItemRow, setItemState, toStoredItem } from './items.queries.ts';
export { removeVariants } from './products.queries.ts';
export { addItem, changeItem, findNewItemError, type ItemSave } from './save-item.ts';
