import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Problem } from './problem.tsx';
import styles from './save-bar.module.css';

/** Appears as soon as a form differs from what is stored. Saves or discards all of it. */
export function SaveBar({
  isDirty,
  isSaving,
  error,
  onSave,
  onDiscard,
}: {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the last save failed. */
  readonly error?: Error | null;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  if (!isDirty && !isSaving) return null;
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      {error ? <Problem error={error} isBox={false} /> : <output>Changes are not saved yet</output>}
      <Button look="quiet" size="small" onPress={onDiscard} isDisabled={isSaving}>
        Discard
      </Button>
      <Button look="primary" size="small" onPress={onSave} isPending={isSaving}>
        Save
      </Button>
    </section>
  );
}
