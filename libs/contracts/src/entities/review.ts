import * as z from 'zod';
import { assetView } from './asset.ts';
import { hexId, instant, line, wholeNumber } from './primitives.ts';

/** The longest name of a reviewer. */
export const maxReviewerLength = 80;
export const maxReviewTitleLength = 120;
export const maxReviewLength = 5000;

/** The maximum number of photos of a review. */
export const maxReviewPhotos = 4;

/** How many days after its mail the link of a review request is valid (REVIEW-05). */
export const reviewLinkDays = 90;

/** A customer's review of a product. */
export const review = z.strictObject({
  /** Stars, 5 the best. */
  rating: z.int().min(1).max(5),
  text: z.string().trim().max(maxReviewLength),
});
export type Review = z.infer<typeof review>;

/** A review as its customer sends it. */
export const reviewDraft = review.extend({
  title: line(maxReviewTitleLength),
  /** The name that the store shows. */
  author: line(maxReviewerLength).min(1),
});
export type ReviewDraft = z.infer<typeof reviewDraft>;

/** The states of a review: only approved ones are on the site. */
export const reviewStates = ['pending', 'approved', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The average of the approved reviews of a product, rounded to tenths, and their number. */
export const productRating = z.object({
  average: z.number().min(1).max(5),
  count: z.int().min(1),
});
export type ProductRating = z.infer<typeof productRating>;

/** An approved review as visitors see it. */
export interface ReviewView {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** When it was sent, in ISO 8601. */
  readonly createdAt: string;
  readonly photos: readonly z.infer<typeof assetView>[];
  /** The answer of the store; empty without one. */
  readonly reply: string;
  /** The reviewed product; only in lists of several products. */
  readonly product?: { readonly title: string; readonly path: string };
}

/** The reviews of a product on its page. */
export interface ProductReviews {
  readonly rating: ProductRating;
  readonly reviews: readonly ReviewView[];
  /** Pages count from 1. */
  readonly page: number;
  readonly pageCount: number;
}

/** A review for the owner of the store. */
export const storeReview = reviewDraft.extend({
  id: hexId,
  state: z.enum(reviewStates),
  createdAt: instant,
  product: z.object({ id: hexId, title: z.string() }),
  /** The order of the purchase. */
  order: z.object({ id: hexId, number: z.int() }),
  photos: z.array(assetView),
  reply: z.string(),
  repliedAt: instant.nullable(),
  revision: z.int(),
});
export type StoreReview = z.infer<typeof storeReview>;

/** An owner's change of one review. */
export const reviewChange = z.strictObject({
  state: z.enum(reviewStates),
  reply: z.string().trim().max(maxReviewLength),
});
export type ReviewChange = z.infer<typeof reviewChange>;

/** The bounds of the days between a fulfillment and the request mail. */
export const maxReviewRequestDays = 60;

/** Whether and when customers are asked for reviews, and whether their reviews are published at once. */
export const reviewSettings = z.strictObject({
  requestsReviews: z.boolean().default(false),
  daysAfterFulfillment: wholeNumber(0, maxReviewRequestDays).default(14),
  approvesReviews: z.boolean().default(false),
});
export type ReviewSettings = z.infer<typeof reviewSettings>;
