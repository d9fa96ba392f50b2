import type { ReactNode } from 'react';
import { useFieldConflicts } from './field-conflicts.tsx';
import styles from './problem.module.css';
import { RemoteValue } from './remote-value.tsx';

/**
 * Warns about conflicts before a save overwrites another person's changes, and lists those that no field on the screen
 * shows. Renders nothing without conflicts.
 */
export function ConflictList(): ReactNode {
  const { conflicts, unshown } = useFieldConflicts();
  if (conflicts.length === 0) return null;
  const shown = conflicts.filter((conflict) => !unshown.includes(conflict)).map(({ name }) => name);
  const atFields = shown.length === 0 ? '' : `: ${shown.join('; ')}`;
  return (
    <div className={styles.conflicts} role="alert">
      <p>Another person changed the same{atFields}. Your changes win unless you take theirs.</p>
      {unshown.length > 0 && (
        <ul>
          {unshown.map((conflict, index) => (
            <li key={`${conflict.name}.${index}`}>
              <span>{conflict.name}</span>
              <RemoteValue conflict={conflict} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
