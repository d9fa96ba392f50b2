/** What other features may call. */
export { findCollections, insertCollection, listCategories } from './collection.queries.ts';
export { findListedItems, findListedRows } from './listed-items.queries.ts';
export {
  countItems,
  findItemDetails,
  findItemRows,
  findItems,
  toItemView,
} from './item-view.queries.ts';
export { isMonth } from './is-month.ts';
export { isPublished } from './is-published.ts';
export { findNeighbors } from './neighbors.queries.ts';
export { recordMovements } from './products.queries.ts';
