import * as z from 'zod';
import { assetView } from './asset.ts';
import { hexId, instant, line, urlId } from './primitives.ts';
import { product } from './product.ts';
import { richText } from './rich-text.ts';

/** An item of a collection as a visitor sees it: a blog post, a product, a project … */
export const itemView = z.object({
  id: hexId,
  collectionId: hexId,
  /** `contentItemType` code; a product is STORE_ITEM 11. */
  recordType: z.int(),
  title: z.string(),
  urlId: z.string(),
  path: z.string(),
  excerpt: z.string(),
  body: richText.nullable(),
  images: z.array(assetView),
  author: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  publishedAt: instant.nullable(),
  product: product.nullable(),
});
export type ItemView = z.infer<typeof itemView>;

export const itemSummary = z.object({
  id: hexId,
  collectionId: hexId,
  recordType: z.int(),
  title: z.string(),
  urlId: z.string(),
  workflowState: z.int(),
  publishAt: instant.nullable(),
  image: assetView.nullable(),
  /** For products: the lowest effective price and the pieces in stock (null: unlimited). */
  priceCents: z.int().nullable(),
  stock: z.int().nullable(),
  updatedAt: instant,
});
export type ItemSummary = z.infer<typeof itemSummary>;

/** What an owner writes; a product's variants come with it. */
export const itemDraft = z.strictObject({
  title: line(200).min(1),
  urlId: urlId.optional(),
  excerpt: z.string().max(2000),
  body: richText.nullable(),
  imageIds: z.array(hexId).max(60),
  author: line(120),
  categories: z.array(line(25).min(1)).max(50),
  tags: z.array(line(50).min(1)).max(100),
  workflowState: z.int(),
  publishAt: instant.nullable(),
  product: product.omit({ id: true }).nullable(),
});
export type ItemDraft = z.infer<typeof itemDraft>;
