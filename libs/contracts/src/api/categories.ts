import * as z from 'zod';
import { line } from '../entities/primitives.ts';
import { maxTagLength } from '../limits/tag-length.ts';
import { contentLimits } from '../limits/content-limits.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

const categoryName = line(maxTagLength.category).min(1);

/** A category of a website: a name that items have, or one that was added before its items. */
export const category = z.object({
  name: z.string(),
  /** The category that it is in; null: none. */
  parent: z.string().nullable(),
  /** The items that have the category, without those of categories in it. */
  itemCount: z.int(),
  /** The items of the category and of all below it, each once. */
  totalItemCount: z.int(),
});
export type Category = z.infer<typeof category>;

const categories = z.object({ categories: z.array(category), ...revised });

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/categories',
  summary: 'All categories of a website in alphabetical order, with their parents.',
  params: websiteParams,
  response: categories,
});

export const writeCategories = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/categories',
  summary:
    'Replaces the parents of all categories. A category without items exists as long as it is listed, with or without a parent.',
  params: websiteParams,
  body: z.strictObject({
    parents: z
      .array(z.strictObject({ name: categoryName, parent: categoryName.nullable() }))
      .max(contentLimits.nestedCategories),
    ...basedOn,
  }),
  response: categories,
});

/** Items, parents and discounts that have the category change with it. */
export const changeCategory = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/categories',
  summary: 'Renames a category in all items, or deletes it from them.',
  params: websiteParams,
  body: z.strictObject({
    name: categoryName,
    /** Null: deletes the category; those in it move to its parent. */
    newName: categoryName.nullable(),
  }),
  response: categories,
});
