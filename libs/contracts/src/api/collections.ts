import * as z from 'zod';
import { itemDraft, itemSummary } from '../entities/item.ts';
import { hexId } from '../entities/primitives.ts';
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
  summary: 'The items of a collection in its order.',
  params: collectionParams,
  query: pageQuery.extend({
    /** Part of a title or of a variant's SKU. */
    search: z.string().max(100).optional(),
  }),
  response: paged(itemSummary),
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
