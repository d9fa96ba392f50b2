import type { ReactNode } from 'react';
import { Button } from './button.tsx';
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
  readonly error?: string | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  if (!isDirty && !isSaving) return null;
  return (
    <section className={styles.bar} aria-label="Unsaved changes">
      <output className={error === undefined ? undefined : styles.error}>
        {error ?? 'Changes are not saved yet'}
      </output>
      <Button look="quiet" size="small" onPress={onDiscard} isDisabled={isSaving}>
        Discard
      </Button>
      <Button look="primary" size="small" onPress={onSave} isPending={isSaving}>
        Save
      </Button>
    </section>
  );
}
