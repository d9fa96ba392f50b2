import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Confirms that unsaved changes will be lost. */
export function DiscardDialog({
  onStay,
  onDiscard,
}: {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Discard changes"
      cancel="Keep editing"
      isOpen
      onClose={onStay}
      onConfirm={onDiscard}
    >
      Your changes are not saved yet.
    </ConfirmDialog>
  );
}
