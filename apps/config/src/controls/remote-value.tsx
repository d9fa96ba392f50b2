import type { ReactNode } from 'react';
import type { FieldConflict } from '../drafts/use-draft.ts';
import { Button } from './button.tsx';
import styles from './remote-value.module.css';

/** The value that another person saved, with buttons to accept it or to keep the local value. */
export function RemoteValue({
  conflict: { name, remoteText, acceptRemote, keepLocal },
  text = remoteText,
}: {
  readonly conflict: FieldConflict;
  readonly text?: string;
}): ReactNode {
  return (
    <fieldset className={styles.remote} aria-label={`Also changed by another person: ${name}`}>
      <span className={styles.text}>Theirs: {text}</span>
      <div className={styles.actions}>
        {/* Without a slot: the surrounding field must not adopt the buttons. */}
        <Button slot={null} size="small" onPress={acceptRemote} aria-label={`Take theirs: ${name}`}>
          Take theirs
        </Button>
        <Button
          slot={null}
          size="small"
          variant="quiet"
          onPress={keepLocal}
          aria-label={`Keep mine: ${name}`}
        >
          Keep mine
        </Button>
      </div>
    </fieldset>
  );
}
