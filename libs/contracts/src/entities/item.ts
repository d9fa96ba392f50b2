import * as z from 'zod';
import { assetView } from './asset.ts';
import { itemEvent } from './item-event.ts';
import { itemVideo, itemVideoView } from './item-video.ts';
import { maxTagLength } from '../limits/tag-length.ts';
import { hexId, instant, line, urlId } from './primitives.ts';
import { seo } from './page.ts';
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
  /** The video on its page, with its first image as the poster. */
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
  /** For products: the lowest current price and the stock (null: unlimited). */
  priceCents: z.int().nullable(),
  stock: z.int().nullable(),
  updatedAt: instant,
});
export type ItemSummary = z.infer<typeof itemSummary>;

/**
 * A variant in a write. An id that the product does not have yet marks a new variant, which gets its id from the
 * server.
 */
export const variantDraft = productVariant.extend({
  /** If empty, the server generates one (PRODUCT-17). */
  sku: line(maxSkuLength),
  /**
   * The stock that the editor showed: `qtyInStock` is applied as a difference to it, so that sales in the meantime
   * still count.
   */
  qtyBefore: z.int().optional(),
});
export type VariantDraft = z.infer<typeof variantDraft>;

/** An owner's write of an item, with a product's variants. */
export const itemDraft = z.strictObject({
  title: line(200).min(1),
  urlId: urlId.optional(),
  excerpt: z.string().max(2000),
  body: richText.nullable(),
  imageIds: z.array(hexId).max(60),
  author: line(120),
  categories: z.array(line(maxTagLength.category).min(1)).max(50),
  tags: z.array(line(maxTagLength.tag).min(1)).max(100),
  workflowState: z.int(),
  publishAt: instant.nullable(),
  product: product
    .omit({ id: true, rating: true })
    .extend({ variants: z.array(variantDraft).min(1) })
    .nullable(),
  /** Date and location of an event; if absent, unchanged. */
  event: itemEvent.nullable().optional(),
  /** The video of a video item or a lesson; if absent, unchanged. */
  video: itemVideo.nullable().optional(),
  /** Texts for search engines and shared links; empty ones follow the item. If absent, unchanged. */
  seo: seo.optional(),
});
export type ItemDraft = z.infer<typeof itemDraft>;
