import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';
import { Button } from './button.tsx';

/** What can be done with the selected rows of a list. It replaces the toolbar of the list while rows are selected. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  readonly count: number;
  readonly onClear: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.bar} aria-label="Selected rows">
      <output>{count} selected</output>
      {children}
      <Button variant="quiet" size="small" onPress={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
