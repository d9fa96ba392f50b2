import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../controls/empty-state.tsx';
import { AccountBar } from '../account-bar.tsx';
import styles from './no-access.module.css';

/** Shown instead of the configuration area to contributors whose roles only let them view the website. */
export function NoAccess({
  title,
  identifier,
}: {
  readonly title: string;
  readonly identifier: string;
}): ReactNode {
  return (
    <>
      <AccountBar />
      <main className={styles.main}>
        <EmptyState
          icon={<Lock />}
          title={`You can view ${title}, but not edit it`}
          action={
            <p className={styles.links}>
              <a href={`/visit/${identifier}`}>Visit website</a>
              <Link to="/">All websites</Link>
            </p>
          }
        >
          To edit it, ask the owner for another role.
        </EmptyState>
      </main>
    </>
  );
}
