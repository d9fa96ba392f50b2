import type { ReactNode } from 'react';
import type { MemberWords } from '../composition/merge/describe-path.ts';
import { Button } from './button.tsx';
import { ConflictProblem, isConflictError } from './conflict-problem.tsx';
import { ContestedMembers } from './contested-members.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './save-bar.module.css';

/** Appears as soon as a form differs from what is stored, or is new. Saves or discards all of it. */
export function SaveBar({
  isDirty,
  isNew = false,
  isSaving,
  error,
  words,
  onSave,
  onDiscard,
  onFollow,
}: {
  readonly isDirty: boolean;
  /** Nothing of it is stored yet: it can be saved before anything is typed. */
  readonly isNew?: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly error?: Error | null;
  /** What the members of the form are called on the screen. */
  readonly words?: MemberWords;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** After somebody else saved the same: loads theirs and keeps what was typed here. */
  readonly onFollow?: () => void;
}): ReactNode {
  const isConflict = onFollow !== undefined && isConflictError(error);
  if (!isDirty && !isNew && !isSaving) return null;
  return (
    <section
      tabIndex={-1}
      className={styles.bar}
      aria-label={isDirty ? 'Unsaved changes' : 'Save or cancel'}
    >
      {error && !isConflict && (
        <FormProblem error={error} isBox={false} {...(words === undefined ? {} : { words })} />
      )}
      {isConflict && <ConflictProblem onFollow={onFollow} />}
      <ContestedMembers />
      {!error && isDirty && <output>Changes are not saved yet</output>}
      <Button look="quiet" size="small" onPress={onDiscard} isDisabled={isSaving}>
        {isNew && !isDirty ? 'Cancel' : 'Discard'}
      </Button>
      {/* What is overtaken is rejected however often it is sent. */}
      {!isConflict && (
        <Button look="primary" size="small" onPress={onSave} isPending={isSaving}>
          Save
        </Button>
      )}
    </section>
  );
}
