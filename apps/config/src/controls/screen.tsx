import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './screen.module.css';

/** A screen beside the navigation: its title, actions and content. */
export function Screen({
  title,
  parent,
  description,
  actions,
  width = 'normal',
  children,
}: {
  readonly title: string;
  /** A link to the list that contains what the screen shows. */
  readonly parent?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: 'normal' | 'wide';
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.screen} data-width={width}>
      <title>{`${title} — Sitewright`}</title>
      <header className={styles.head}>
        <div>
          {parent !== undefined && (
            <p className={styles.parent}>
              <ArrowLeft aria-hidden="true" />
              {parent}
            </p>
          )}
          <h1>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
