import * as z from 'zod';
import { assetView } from './asset.ts';
import { itemEvent } from './item-event.ts';
import { itemVideo, itemVideoView } from './item-video.ts';
import { hexId, instant, line, urlId } from './primitives.ts';
import { maxSkuLength, product, productVariant } from './product.ts';
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
  updatedAt: instant.optional(),
  product: product.nullable(),
  event: itemEvent.nullable().optional(),
  /** What its page plays; its first picture stands there before. */
  video: itemVideoView.nullable().optional(),
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

/** A variant as an owner writes it. One whose id the product does not have yet is new, and gets its id from the server. */
export const variantDraft = productVariant.extend({
  /** Empty: the server makes one (PRODUCT-17). */
  sku: line(maxSkuLength),
  /** The stock that the editor showed: `qtyInStock` is then a change against it, and a sale meanwhile stays counted. */
  qtyBefore: z.int().min(0).optional(),
});
export type VariantDraft = z.infer<typeof variantDraft>;

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
  product: product
    .omit({ id: true })
    .extend({ variants: z.array(variantDraft).min(1).max(250) })
    .nullable(),
  /** When and where an event is; absent: it stays as it is. */
  event: itemEvent.nullable().optional(),
  /** The film of a film or a lesson; absent: it stays as it is. */
  video: itemVideo.nullable().optional(),
});
export type ItemDraft = z.infer<typeof itemDraft>;
