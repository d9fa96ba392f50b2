import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { RatingView } from '../../kit/reviews/rating-view.tsx';
import { ReviewCard } from '../../kit/reviews/review-card.tsx';
import { reviewsDataNeed } from './reviews-data-need.ts';
import type { reviews } from './schema.ts';

/** The latest reviews, with the average rating if they are of one product; nothing without reviews. */
export function ReviewsView({
  props,
  data,
  page,
}: Pick<BlockViewProps<PropsOf<typeof reviews>>, 'props' | 'data' | 'page'>): ReactNode {
  const result = readData(data, reviewsDataNeed(props));
  if (result === undefined || result.reviews.length === 0) return null;
  return (
    <div className="reviews">
      {result.rating && <RatingView rating={result.rating} page={page} />}
      <ul className="review-list" style={{ '--per-row': props.perRow } as object}>
        {result.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} page={page} heading="h3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
