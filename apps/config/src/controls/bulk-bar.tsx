import type { ReactNode } from 'react';
import styles from './bulk-bar.module.css';
import { Button } from './button.tsx';

/** What can be done with the selected rows of a list. It replaces the toolbar of the list while rows are selected. */
export function BulkBar({
  label = 'Selected rows',
  count,
  onClear,
  children,
}: {
  /** The accessible name. Default `Selected rows`. */
  readonly label?: string;
  readonly count: number;
  readonly onClear: () => void;
  /** The fields and buttons. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.bar} aria-label={label}>
      <output>{count.toLocaleString('en')} selected</output>
      {children}
      <Button variant="quiet" onPress={onClear}>
        Clear selection
      </Button>
    </section>
  );
}
