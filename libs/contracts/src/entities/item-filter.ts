import * as z from 'zod';
import { productTypes } from './product.ts';

/** The workflow states by which owners filter items. `hidden` is the state PRIVATE. */
export const itemStatuses = ['published', 'scheduled', 'needsReview', 'draft', 'hidden'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** `soldOut`: no variant has stock; `low`: one of them is at its threshold; `inStock`: all other products. */
export const itemStockStates = ['inStock', 'low', 'soldOut'] as const;
export type ItemStockState = (typeof itemStockStates)[number];

/** Prices are the lowest of a product; unlimited stock is the most. */
export const itemSorts = [
  'manual',
  'title',
  'priceAsc',
  'priceDesc',
  'stockAsc',
  'stockDesc',
  'newest',
] as const;
export type ItemSort = (typeof itemSorts)[number];

const count = z.int().min(1);

/** By what the items of a collection can be filtered. Values without items are omitted. */
export const itemFacets = z.object({
  statuses: z.array(z.object({ value: z.enum(itemStatuses), count })),
  /** In alphabetical order. */
  categories: z.array(z.object({ value: z.string(), count })),
  stock: z.array(z.object({ value: z.enum(itemStockStates), count })),
  productTypes: z.array(z.object({ value: z.enum(productTypes), count })),
});
export type ItemFacets = z.infer<typeof itemFacets>;
