import { Link } from '@tanstack/react-router';
import type { StoreReview } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { storeText } from '../../texts/store-text.ts';
import { reviewStateKeys, reviewStateTones } from './review-labels.ts';
import { Stars } from './stars.tsx';

/** What a review is called in lists: its title, or who wrote it. */
export const reviewName = ({ title, author }: Pick<StoreReview, 'title' | 'author'>): string =>
  title === '' ? storeText('store.reviewBy', { author }) : title;

/** The columns of the list of reviews. */
export const reviewColumns = (identifier: string): readonly Column<StoreReview>[] => [
  {
    title: storeText('store.review'),
    nameOf: reviewName,
    cell: (review) => (
      <>
        <Link
          to="/$identifier/reviews/$reviewId"
          params={{ identifier, reviewId: review.id }}
          className={rowLinkClass}
        >
          {reviewName(review)}
        </Link>
        <span className={belowClass}>{`${review.product.title} · ${review.author}`}</span>
      </>
    ),
  },
  {
    title: storeText('store.product'),
    kind: 'quiet',
    isWide: true,
    cell: ({ product }) => product.title,
  },
  { title: storeText('store.rating'), cell: ({ rating }) => <Stars rating={rating} /> },
  {
    title: storeText('store.status'),
    cell: ({ state }) => (
      <Badge tone={reviewStateTones[state]}>{storeText(reviewStateKeys[state])}</Badge>
    ),
  },
  {
    title: storeText('store.date'),
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];
