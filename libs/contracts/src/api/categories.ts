import * as z from 'zod';
import { line } from '../entities/primitives.ts';
import { maxTagLength } from '../limits/tag-length.ts';
import { contentLimits } from '../limits/content-limits.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

const categoryName = line(maxTagLength.category).min(1);

/** A category of a website: a name that items have, or that is a parent of one. */
export const category = z.object({
  name: z.string(),
  /** The category that it is in; null: none. */
  parent: z.string().nullable(),
  /** The items that have the category, without those of categories in it. */
  itemCount: z.int(),
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
    'Replaces the parents of all categories. A category without items exists as long as it has a parent or is one.',
  params: websiteParams,
  body: z.strictObject({
    parents: z
      .array(z.strictObject({ name: categoryName, parent: categoryName }))
      .max(contentLimits.nestedCategories),
    ...basedOn,
  }),
  response: categories,
});
