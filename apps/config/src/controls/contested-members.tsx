import type { ReactNode } from 'react';
import { useContest } from './contested-fields.tsx';
import styles from './problem.module.css';
import { TheirValue } from './their-value.tsx';

/**
 * Says that somebody else changed the same, before a save puts one's own in its place, and names what has no field on
 * the screen to show it. Nothing without any.
 */
export function ContestedMembers(): ReactNode {
  const { members, unshown } = useContest();
  if (members.length === 0) return null;
  const shown = members.filter((member) => !unshown.includes(member)).map(({ words }) => words);
  const atFields = shown.length === 0 ? '' : `: ${shown.join('; ')}`;
  return (
    <div className={styles.contested} role="alert">
      <p>
        You and somebody else have changed the same{atFields}. Yours is kept where you do not take
        theirs.
      </p>
      {unshown.length > 0 && (
        <ul>
          {unshown.map((member, index) => (
            <li key={`${member.words}.${index}`}>
              <span>{member.words}</span>
              <TheirValue member={member} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
