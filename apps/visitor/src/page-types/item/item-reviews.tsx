import { RatingView, ReviewCard } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';
import type { FrameProps } from '../frame.ts';
import { PageLinks } from '../page-links.tsx';

/** The reviews of a product: their average, and one page of them; nothing without reviews. */
export function ItemReviews({ main, page }: FrameProps<'item'>): ReactNode {
  const { item, reviews } = main;
  if (reviews === undefined) return null;
  const hrefOf = (number: number) => `${item.path}${number === 1 ? '' : `?page=${number}`}#reviews`;
  return (
    <section className="item-reviews" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{page.text('reviews.heading')}</h2>
      <RatingView rating={reviews.rating} page={page} />
      <ol className="review-list">
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} page={page} heading="h3" />
          </li>
        ))}
      </ol>
      <PageLinks number={reviews.page} count={reviews.pageCount} hrefOf={hrefOf} page={page} />
    </section>
  );
}
