import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** A page before the login: one centered form. */
export function AccountPage({
  title,
  description,
  children,
  foot,
}: {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}): ReactNode {
  return (
    <main className={styles.page}>
      <title>{`${title} — Sitewright`}</title>
      <div className={styles.column}>
        <p className={styles.name}>
          <span className={styles.mark} aria-hidden="true" />
          Sitewright
        </p>
        <h1>{title}</h1>
        <p className={styles.description}>{description}</p>
        {children}
        {foot !== undefined && <p className={styles.foot}>{foot}</p>}
      </div>
    </main>
  );
}
