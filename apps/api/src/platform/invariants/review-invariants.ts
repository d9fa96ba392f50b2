import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Ratings of products, and the purchases that were reviewed. */
export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'productRatings',
    rule: 'The rating of a product counts its approved reviews, and no others.',
    breaches: sql`
      select products.item_id as subject,
        products.review_count || ' reviews counted, ' || count(reviews.review_id) || ' approved' as detail
      from products
      left join reviews
        on reviews.website_id = products.website_id and reviews.item_id = products.item_id
        and reviews.state = 'approved'
      where products.website_id = app_website_id()
      group by products.website_id, products.item_id
      having products.review_count <> count(reviews.review_id)
        or products.review_stars <> coalesce(sum(reviews.rating), 0)
    `,
  },
  {
    name: 'reviewedPurchases',
    rule: 'A purchase with a review is marked as reviewed, and its review is of the purchased product.',
    breaches: sql`
      select reviews.review_id as subject, 'of the product ' || reviews.item_id as detail
      from reviews
      join review_requests as requests
        on requests.website_id = reviews.website_id and requests.request_id = reviews.request_id
      where reviews.website_id = app_website_id()
        and (requests.reviewed_at is null or requests.item_id <> reviews.item_id)
    `,
  },
];
