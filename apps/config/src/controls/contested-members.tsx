import type { ReactNode } from 'react';
import type { ContestedMember } from '../composition/use-draft.ts';
import { Button } from './button.tsx';
import styles from './problem.module.css';

/** Names what somebody else changed as well, before a save puts one's own in its place. Nothing without any. */
export function ContestedMembers({
  members,
}: {
  readonly members: readonly ContestedMember[];
}): ReactNode {
  if (members.length === 0) return null;
  return (
    <div className={styles.contested} role="alert">
      <p>You and somebody else have changed the same. Yours is kept when you save:</p>
      <ul>
        {members.map(({ words, takeTheirs }, index) => (
          <li key={`${words}.${index}`}>
            <span>{words}</span>
            <Button size="small" onPress={takeTheirs} aria-label={`Take theirs: ${words}`}>
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
