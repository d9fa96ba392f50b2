import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Replaces an empty list: what it is for, and the one action to start. */
export function EmptyState({
  icon,
  title,
  action,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
