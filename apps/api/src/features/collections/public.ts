/** What other features may call. */
export { findCollections, insertCollection, listCategories } from './collection.queries.ts';
export { countItems, findItems } from './item-view.queries.ts';
export { recordMovements } from './products.queries.ts';
