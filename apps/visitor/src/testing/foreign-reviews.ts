import type { MainView, ReviewView } from '@sitewright/contracts/entities';
import { samplePicture } from './sample-page.ts';

const id = '0123456789abcdef01234567';

/** A review with a photo and a reply, whose texts are `said`. */
export const foreignReview = (said: string): ReviewView => ({
  id,
  rating: 4,
  title: said,
  text: said,
  author: said,
  createdAt: '2026-03-12T12:00:00.000Z',
  photos: [{ ...samplePicture(id), alt: '' }],
  reply: said,
  product: { title: said, path: '/logoi/logos' },
});

/** The states of the page that asks for a review. */
export const reviewPageStates = ['open', 'pending', 'published', 'reviewed', 'expired'] as const;

/** The page that asks for a review, in one of its states. */
export const foreignReviewPage = (
  state: (typeof reviewPageStates)[number],
  said: string,
): MainView => ({
  kind: 'review',
  state,
  product: { title: said, variant: said },
  author: said,
  action: '/x',
  photos: { count: 4, maxSize: said },
});

/** The first of two pages of reviews of a product. */
export const foreignReviews = (said: string) => ({
  rating: { average: 4.3, count: 12 },
  reviews: [foreignReview(said)],
  page: 1,
  pageCount: 2,
});
