import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './badge.module.css';

/** A status in one or two words. */
export function Badge({
  tone = 'quiet',
  children,
}: {
  readonly tone?: 'quiet' | 'accent' | 'success' | 'warning' | 'danger';
  readonly children: ReactNode;
}): ReactNode {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
