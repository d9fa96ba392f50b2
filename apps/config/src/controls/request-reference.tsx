import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './problem.module.css';

/** The request id of a failed call, by which support finds it in the log. */
export function RequestReference({ id }: { readonly id: string | undefined }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  if (id === undefined) return null;
  return (
    <span className={styles.reference}>
      Reference <code>{id}</code>
      <IconButton
        label={isCopied ? 'Copied' : 'Copy reference'}
        size="small"
        onPress={() =>
          // If the browser denies clipboard access, the reference can still be selected.
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
