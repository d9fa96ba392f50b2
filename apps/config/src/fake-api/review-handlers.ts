import {
  changeReviews,
  listReviews,
  readReview,
  readReviewSettings,
  writeReview,
  writeReviewSettings,
} from '@sitewright/contracts/api';
import type { StoreReview } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { pageOf, type FakeState } from './state.ts';

export function reviewHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listReviews, ({ query }) =>
      pageOf(
        state.reviews
          .filter((review) => (query.state ?? review.state) === review.state)
          .filter(({ title, text, author, product }) =>
            `${title} ${text} ${author} ${product.title}`
              .toLowerCase()
              .includes((query.search ?? '').toLowerCase()),
          ),
        query,
      ),
    ),
    answer(changeReviews, ({ body: { reviewIds, action } }) => {
      const isMeant = ({ id }: StoreReview) => reviewIds.includes(id);
      const changed = state.reviews.filter(isMeant).length;
      const next = action === 'approve' ? 'approved' : 'hidden';
      state.reviews =
        action === 'delete'
          ? state.reviews.filter((review) => !isMeant(review))
          : state.reviews.map((review) =>
              isMeant(review) ? { ...review, state: next, revision: review.revision + 1 } : review,
            );
      return { changed };
    }),
    answer(
      readReview,
      ({ params }) => state.reviews.find(({ id }) => id === params.reviewId) ?? err('notFound'),
    ),
    answer(writeReview, ({ params, body: { change, revision } }) => {
      const before = state.reviews.find(({ id }) => id === params.reviewId);
      if (before === undefined) return err('notFound');
      if (before.revision !== revision) return err('conflict');
      const repliedAt = change.reply === '' ? null : '2026-11-29T12:00:00.000Z';
      const written = { ...before, ...change, repliedAt, revision: revision + 1 };
      state.reviews = state.reviews.map((other) => (other === before ? written : other));
      return written;
    }),
    answer(readReviewSettings, () => state.reviewSettings),
    answer(writeReviewSettings, ({ body }) => {
      state.reviewSettings = body;
      return state.reviewSettings;
    }),
  ];
}
