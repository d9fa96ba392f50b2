import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import styles from './problem.module.css';

/** The request id of a failed call, by which support finds it in the log. */
export function RequestReference({ id }: { readonly id: string | undefined }): ReactNode {
  if (id === undefined) return null;
  return (
    <span className={styles.reference}>
      Reference <code>{id}</code>
      <CopyButton label="Copy reference" text={id} />
    </span>
  );
}
