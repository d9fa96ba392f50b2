import type { ReactNode } from 'react';
import { storeText } from '../../texts/store-text.ts';
import styles from './reviews.module.css';

/** A rating as filled and empty stars; screen readers get it as a text. */
export const Stars = ({ rating }: { readonly rating: number }): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a font draws the stars
  <span role="img" aria-label={storeText('store.starsOf', { rating })} className={styles.stars}>
    {'★'.repeat(rating)}
    <span className={styles.empty}>{'★'.repeat(5 - rating)}</span>
  </span>
);
