import type { ProductReviews } from '@sitewright/contracts/entities';

/** Empty texts are omitted, because search engines report them as errors. */
const createReview = ({
  rating,
  title,
  text,
  author,
  createdAt,
}: ProductReviews['reviews'][number]): object => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  author: { '@type': 'Person', name: author },
  datePublished: createdAt,
  ...(title === '' ? {} : { name: title }),
  ...(text === '' ? {} : { reviewBody: text }),
});

/** Creates the rating and the shown reviews of a product in JSON-LD; nothing without reviews. */
export function createReviewData(reviews: ProductReviews | undefined): object {
  if (reviews === undefined) return {};
  const { average, count } = reviews.rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.reviews.map(createReview),
  };
}
