import type { ReactNode } from 'react';
import type { ContestedMember } from '../composition/use-draft.ts';
import { Button } from './button.tsx';
import styles from './their-value.module.css';

/** What somebody else put where one has typed oneself, to be taken or not. */
export function TheirValue({
  member: { words: name, theirWords, takeTheirs, keepMine },
  words = theirWords,
}: {
  readonly member: ContestedMember;
  readonly words?: string;
}): ReactNode {
  return (
    <fieldset className={styles.theirs} aria-label={`Also changed by somebody else: ${name}`}>
      <span className={styles.words}>Theirs: {words}</span>
      <div className={styles.actions}>
        {/* Without a slot: it is no part of the field that it stands in. */}
        <Button slot={null} size="small" onPress={takeTheirs} aria-label={`Take theirs: ${name}`}>
          Take theirs
        </Button>
        <Button
          slot={null}
          size="small"
          look="quiet"
          onPress={keepMine}
          aria-label={`Keep mine: ${name}`}
        >
          Keep mine
        </Button>
      </div>
    </fieldset>
  );
}
