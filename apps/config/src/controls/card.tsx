import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Related content on its own surface. */
export function Card({
  title,
  actions,
  isFlush = false,
  children,
}: {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content reaches the edges, as lists and tables do. */
  readonly isFlush?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.card}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {actions}
        </header>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
