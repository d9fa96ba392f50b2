import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Things that belong together, on a surface of their own. */
export function Card({
  title,
  actions,
  isFlush = false,
  children,
}: {
  readonly title?: string;
  readonly actions?: ReactNode;
  /** The content reaches the edges: lists and tables. */
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
