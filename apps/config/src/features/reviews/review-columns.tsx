import { Link } from '@tanstack/react-router';
import type { StoreReview } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { reviewStateLabels, reviewStateTones } from './review-labels.ts';
import { Stars } from './stars.tsx';

/** What a review is called in lists: its title, or who wrote it. */
export const reviewName = ({ title, author }: Pick<StoreReview, 'title' | 'author'>): string =>
  title === '' ? `Review by ${author}` : title;

/** The columns of the list of reviews. */
export const reviewColumns = (identifier: string): readonly Column<StoreReview>[] => [
  {
    title: 'Review',
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
    title: 'Product',
    kind: 'quiet',
    isWide: true,
    cell: ({ product }) => product.title,
  },
  { title: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    title: 'Status',
    cell: ({ state }) => <Badge tone={reviewStateTones[state]}>{reviewStateLabels[state]}</Badge>,
  },
  {
    title: 'Date',
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];
