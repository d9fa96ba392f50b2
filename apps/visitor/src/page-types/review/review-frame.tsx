import { fieldStyle, pictureAttributes } from '@sitewright/blocks/view';
import {
  maxReviewLength,
  maxReviewerLength,
  maxReviewTitleLength,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { Frame, FrameProps, MainOf, TitleProps } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import { ReviewField } from './review-field.tsx';
import reviewStyle from './review.css?inline';

type Props = FrameProps<'review'>;

/** Radio buttons from one star to five. They are in the order of the text, so that arrow keys add stars. */
function RatingField({ page, view }: Props): ReactNode {
  const { text } = page;
  const sent = view.formReturn;
  const error = sent?.errors['rating'];
  return (
    <fieldset className="field review-rating" aria-describedby="review-rating-error">
      <legend>{text('reviews.rating')}</legend>
      <div className="review-stars">
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              className="unseen"
              type="radio"
              name="rating"
              value={count}
              defaultChecked={sent?.values['rating'] === String(count)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first error gets the focus
              autoFocus={error !== undefined && count === 1}
            />
            <span className="review-star" aria-hidden="true" />
            <span className="unseen">{text('reviews.stars', { count })}</span>
          </label>
        ))}
      </div>
      <p className="field-error" id="review-rating-error" data-error="rating">
        {error}
      </p>
    </fieldset>
  );
}

function ReviewForm(props: Props): ReactNode {
  const { main, page, view } = props;
  const { text } = page;
  const { product, action, author, photos } = main;
  const sent = view.formReturn;
  return (
    <form
      className="review-form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-island="review"
      data-island-when="load"
      data-rating-required={text('reviews.ratingRequired')}
      data-submit-again={text('reviews.submitAgain')}
      data-submitting={text('reviews.submitting')}
      data-too-many={text('reviews.tooManyPhotos', { count: photos.count })}
      data-photos={photos.count}
    >
      <h1>{text('reviews.title')}</h1>
      <div className="review-product">
        {product.image && (
          // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
          <img
            {...pictureAttributes({
              asset: product.image,
              sizes: '5rem',
              crop: { ratio: 1 },
              loading: 'first',
              isDecoration: true,
            })}
          />
        )}
        <p>
          {product.title}
          {product.variant !== '' && <small>{product.variant}</small>}
        </p>
      </div>
      <p className="field-error" role="alert" data-message="">
        {sent !== undefined && text('reviews.submitAgain')}
      </p>
      <RatingField {...props} />
      <ReviewField
        name="title"
        label={text('reviews.headline')}
        sent={sent}
        autoComplete="off"
        maxLength={maxReviewTitleLength}
      />
      <ReviewField
        name="text"
        label={text('reviews.text')}
        sent={sent}
        maxLength={maxReviewLength}
        isLong
      />
      <ReviewField
        name="author"
        label={text('reviews.author')}
        help={text('reviews.authorHelp')}
        value={author}
        sent={sent}
        autoComplete="name"
        maxLength={maxReviewerLength}
        required
      />
      <ReviewField
        name="photos"
        label={text('reviews.photos')}
        help={text('reviews.photosHelp', { count: photos.count, size: photos.maxSize })}
        sent={sent}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        multiple
      />
      <button className="button" data-size="large" type="submit">
        {text('reviews.submit')}
      </button>
    </form>
  );
}

const titleOf = ({ main, page: { text } }: Pick<TitleProps<'review'>, 'main' | 'page'>): string => {
  const titles: Readonly<Record<MainOf<'review'>['state'], string>> = {
    open: text('reviews.title'),
    pending: text('reviews.thanks'),
    published: text('reviews.thanks'),
    reviewed: text('reviews.alreadyReviewed'),
    expired: text('reviews.requestExpired'),
  };
  return titles[main.state];
};

/** ROUTE-35, REVIEW-01: the review of a purchase. One plain form, which a script sends without leaving the page. */
export const reviewFrame: Frame<'review'> = {
  View: (props) => {
    const { main, page } = props;
    if (main.state === 'open')
      return (
        <div className="review-page">
          <ReviewForm {...props} />
        </div>
      );
    return (
      <div className="notice">
        <h1>{titleOf({ main, page })}</h1>
        {main.state === 'pending' && <p>{page.text('reviews.thanksText')}</p>}
        {main.state === 'published' && <p>{page.text('reviews.publishedText')}</p>}
        <a className="button" href="/">
          {page.text('nav.home')}
        </a>
      </div>
    );
  },
  title: titleOf,
  styles: [fieldStyle, noticeStyle, reviewStyle],
  blockTypes: () => [],
};
