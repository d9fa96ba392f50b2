import type { ReactNode } from 'react';
import type { MemberLabels } from '../drafts/merge/describe-path.ts';
import { Button } from './button.tsx';
import { ConflictProblem, isConflictError } from './conflict-problem.tsx';
import { ConflictList } from './conflict-list.tsx';
import { FormProblem } from './form-problem.tsx';
import styles from './save-bar.module.css';

/** Appears when a form has changes or is new. Saves or discards all of them. */
export function SaveBar({
  isDirty,
  isNew = false,
  isSaving,
  error,
  labels,
  onSave,
  onDiscard,
  onFollow,
}: {
  readonly isDirty: boolean;
  /** The form has never been saved: it can be saved before anything is typed. */
  readonly isNew?: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly error?: Error | null;
  /** The labels of the form's members. */
  readonly labels?: MemberLabels;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  /** After a save conflict: loads the newer version and keeps the owner's changes. */
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
        <FormProblem error={error} isBox={false} {...(labels === undefined ? {} : { labels })} />
      )}
      {isConflict && <ConflictProblem onFollow={onFollow} />}
      <ConflictList />
      {!error && isDirty && <output>Changes are not saved yet</output>}
      <Button variant="quiet" size="small" onPress={onDiscard} isDisabled={isSaving}>
        {isNew && !isDirty ? 'Cancel' : 'Discard'}
      </Button>
      {/* After a conflict, saving again without the newer version would fail again. */}
      {!isConflict && (
        <Button variant="primary" size="small" onPress={onSave} isPending={isSaving}>
          Save
        </Button>
      )}
    </section>
  );
}
