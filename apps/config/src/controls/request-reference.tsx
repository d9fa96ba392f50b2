import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './problem.module.css';

/** The server's name for a call that failed: who helps finds the call in the log by it. */
export function RequestReference({ id }: { readonly id: string | undefined }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  if (id === undefined) return null;
  return (
    <span className={styles.reference}>
      Reference <code>{id}</code>
      <IconButton
        label={isCopied ? 'Copied' : 'Copy the reference'}
        size="small"
        onPress={() =>
          // Where the browser rejects, the reference can still be selected.
          void navigator.clipboard.writeText(id).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
