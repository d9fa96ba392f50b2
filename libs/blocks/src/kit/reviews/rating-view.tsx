import type { ProductRating } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';

type TextPage = Pick<ViewPage, 'text' | 'locale'>;

/** Five stars, filled up to the rating. Screen readers get the rating as a text. */
export function StarsView({
  rating,
  page: { text, locale },
}: {
  readonly rating: number;
  readonly page: TextPage;
}): ReactNode {
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating);
  return (
    <span
      className="stars"
      // A font draws the stars.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no file for an `img`
      role="img"
      aria-label={text('reviews.average', { average })}
      style={{ '--rating': rating } as object}
    />
  );
}

/** The average rating of a product and the number of its reviews. */
export function RatingView({
  rating: { average, count },
  page,
  linksTo,
}: {
  readonly rating: ProductRating;
  readonly page: TextPage;
  /** Where the reviews are; undefined beside them, and in lists. */
  readonly linksTo?: string | undefined;
}): ReactNode {
  const label = page.text('reviews.count', { count });
  return (
    <span className="rating">
      <StarsView rating={average} page={page} />{' '}
      {linksTo === undefined ? <span>{label}</span> : <a href={linksTo}>{label}</a>}
    </span>
  );
}
