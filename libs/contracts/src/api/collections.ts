import * as z from 'zod';
import { itemDraft, itemSummary } from '../entities/item.ts';
import { itemFacets, itemSorts, itemStatuses, itemStockStates } from '../entities/item-filter.ts';
import { hexId, line } from '../entities/primitives.ts';
import { maxTagLength } from '../limits/tag-length.ts';
import { maxPriceCents, productTypes } from '../entities/product.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

export const collection = z.object({
  id: hexId,
  type: z.int(),
  title: z.string(),
  urlId: z.string(),
  pageId: hexId,
  itemCount: z.int(),
});
export type Collection = z.infer<typeof collection>;

const collectionParams = websiteParams.extend({ collectionId: hexId });
const itemParams = websiteParams.extend({ itemId: hexId });

export const storedItem = itemDraft.extend({
  id: hexId,
  collectionId: hexId,
  recordType: z.int(),
  urlId: z.string(),
});
export type StoredItem = z.infer<typeof storedItem>;

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/collections',
  summary: 'The collections of a website.',
  params: websiteParams,
  query: pageQuery,
  response: paged(collection),
});

export const listItems = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/collections/:collectionId/items',
  summary: 'The items of a collection, filtered and sorted.',
  params: collectionParams,
  query: pageQuery.extend({
    /** Part of a title or of a variant's SKU. */
    search: z.string().max(100).optional(),
    status: z.enum(itemStatuses).optional(),
    category: line(maxTagLength.category).optional(),
    stock: z.enum(itemStockStates).optional(),
    productType: z.enum(productTypes).optional(),
    /** Default: `manual`. */
    sort: z.enum(itemSorts).optional(),
  }),
  response: paged(itemSummary),
});

export const readItemFacets = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/collections/:collectionId/item-facets',
  summary: 'By what the items of a collection can be filtered, with the number of items each.',
  params: collectionParams,
  response: itemFacets,
});

export const createItem = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/collections/:collectionId/items',
  summary: 'Adds an item; for a products collection its variants come with it.',
  params: collectionParams,
  body: itemDraft,
  response: storedItem,
});

export const readItem = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/items/:itemId',
  summary: 'An item for editing.',
  params: itemParams,
  response: storedItem.extend(revised),
});

export const readItemPath = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/items/:itemId/path',
  summary: 'Where visitors see an item; null while they cannot.',
  params: itemParams,
  response: z.object({ path: z.string().nullable() }),
});

export const writeItem = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/items/:itemId',
  summary:
    'Replaces an item; stock is changed by difference, so that a sale meanwhile is not undone.',
  params: itemParams,
  body: itemDraft.extend(basedOn),
  response: storedItem.extend(revised),
});

export const deleteItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/items/:itemId',
  summary: 'Marks an item as deleted.',
  params: itemParams,
  response: done,
});

export const moveItem = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/items/:itemId/move',
  summary: 'Moves an item before or after another one in the manual order of its collection.',
  params: itemParams,
  body: z.strictObject({ anchorId: hexId, side: z.enum(['before', 'after']) }),
  response: done,
});

export const duplicateItem = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/items/:itemId/duplicate',
  summary:
    'Adds a copy of an item as a draft, with a product’s variants and files, not its reviews.',
  params: itemParams,
  body: z.strictObject({
    /** Without it, tracked stock of the copy is 0. */
    withStock: z.boolean(),
  }),
  response: storedItem,
});

/** What can be changed in several products at once. */
const productsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), cents: z.int().min(0).max(maxPriceCents) }),
  /** The sale price is the price reduced by these percent. */
  z.strictObject({ kind: z.literal('sale'), percent: z.int().min(1).max(99) }),
  z.strictObject({ kind: z.literal('endSale') }),
  /** All variants become available or unavailable. */
  z.strictObject({ kind: z.literal('availability'), available: z.boolean() }),
  z.strictObject({ kind: z.literal('addCategory'), category: line(25).min(1) }),
  z.strictObject({ kind: z.literal('removeCategory'), category: line(25).min(1) }),
  z.strictObject({ kind: z.literal('visibility'), isVisible: z.boolean() }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type ProductsChange = z.infer<typeof productsChange>;

export const changeProducts = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/collections/:collectionId/product-changes',
  summary: 'Changes several products of a collection at once; other and deleted items are ignored.',
  params: collectionParams,
  body: z.strictObject({ itemIds: z.array(hexId).min(1).max(100), change: productsChange }),
  response: z.object({ changed: z.int().min(0) }),
});
