import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { requestIdOf } from './problem.tsx';
import styles from './reading.module.css';
import { RequestReference } from './request-reference.tsx';

interface ReadState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Shows a query: skeleton lines while loading (except for short waits), the error with a retry button, and stale data
 * rather than nothing.
 */
export function Reading<Data>({
  read,
  problem,
  children,
}: {
  readonly read: ReadState<Data>;
  /** What failed, before the reason; for example `Unable to load collections`. */
  readonly problem: string;
  readonly children: (data: NonNullable<Data>) => ReactNode;
}): ReactNode {
  if (read.data !== undefined && read.data !== null) return children(read.data);
  if (read.error === null) return <Skeleton />;
  return (
    <div className={styles.failure} role="alert">
      <div>
        <p>
          <strong>{problem}</strong>
          <br />
          {read.error.message}
        </p>
        <RequestReference id={requestIdOf(read.error)} />
      </div>
      <Button icon={<RotateCw aria-hidden="true" />} onPress={() => void read.refetch()}>
        Try again
      </Button>
    </div>
  );
}

/** Skeleton lines while loading. */
export function Skeleton({ lines = 4 }: { readonly lines?: number }): ReactNode {
  return (
    <output className={styles.skeleton} aria-label="Loading">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  );
}
