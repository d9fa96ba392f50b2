import type { ReactNode } from 'react';
import { CallError } from '../api/call.ts';
import { Button } from './button.tsx';
import styles from './problem.module.css';

/** Whether a save failed because another person has saved since it was read. */
export const isConflictError = (error: Error | null | undefined): boolean =>
  error instanceof CallError && error.failure.code === 'conflict';

/** Explains a save conflict, with a button to continue. */
export function ConflictProblem({ onFollow }: { readonly onFollow: () => void }): ReactNode {
  return (
    <div className={styles.conflict} role="alert">
      <p>
        Another person has saved this since you opened it. Load the newer version to merge it with
        your changes. Nothing is saved yet.
      </p>
      <Button size="small" onPress={onFollow}>
        Load newer version
      </Button>
    </div>
  );
}
