import type { AssetView, ReviewView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { dayIn } from '../items/day-in.ts';
import { itemDate } from '../items/item-date.ts';
import { pictureAttributes } from '../picture/picture-attributes.ts';
import { StarsView } from './rating-view.tsx';

interface ReviewCardProps {
  readonly review: ReviewView;
  readonly page: ViewPage;
  /** Heading level of its title. */
  readonly heading: 'h3' | 'h4';
}

/** A photo of a customer. Owners can describe it in their files; by default it names its photographer. */
function Photo({ photo, alt }: { readonly photo: AssetView; readonly alt: string }): ReactNode {
  return (
    <li>
      <a href={photo.url}>
        {/* oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it */}
        <img
          {...pictureAttributes({
            asset: { ...photo, alt: photo.alt || alt },
            sizes: '6rem',
            crop: { ratio: 1 },
            loading: 'lazy',
          })}
        />
      </a>
    </li>
  );
}

/** A review: its stars, texts and photos, and the reply of the store. */
export function ReviewCard({ review, page, heading: Heading }: ReviewCardProps): ReactNode {
  const { rating, title, text, author, photos, reply, product } = review;
  const day = dayIn(page.timeZone, new Date(review.createdAt));
  return (
    <article className="review">
      <StarsView rating={rating} page={page} />
      {title !== '' && <Heading className="review-title">{title}</Heading>}
      {text !== '' && <p className="review-text">{text}</p>}
      {photos.length > 0 && (
        <ul className="review-photos">
          {photos.map((photo) => (
            <Photo key={photo.id} photo={photo} alt={page.text('reviews.photoBy', { author })} />
          ))}
        </ul>
      )}
      <p className="review-by">
        <bdi>{author}</bdi>
        <time dateTime={day}>{itemDate(day, page.locale)}</time>
        <span>{page.text('reviews.verified')}</span>
        {product !== undefined && <a href={product.path}>{product.title}</a>}
      </p>
      {reply !== '' && (
        <div className="review-reply">
          <strong>{page.text('reviews.reply')}</strong>
          <p className="review-text">{reply}</p>
        </div>
      )}
    </article>
  );
}
