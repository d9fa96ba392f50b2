import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import styles from './account-bar.module.css';

/** The bar above screens outside a website. */
export function AccountBar(): ReactNode {
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.name}>
        <span className={styles.mark} aria-hidden="true" />
        Sitewright
      </Link>
      <AccountMenu />
    </header>
  );
}
