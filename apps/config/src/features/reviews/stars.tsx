import type { ReactNode } from 'react';
import styles from './reviews.module.css';

/** A rating as filled and empty stars; screen readers get it as a text. */
export const Stars = ({ rating }: { readonly rating: number }): ReactNode => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a font draws the stars
  <span role="img" aria-label={`${rating} out of 5 stars`} className={styles.stars}>
    {'★'.repeat(rating)}
    <span className={styles.empty}>{'★'.repeat(5 - rating)}</span>
  </span>
);
