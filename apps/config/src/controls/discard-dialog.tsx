import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Confirms that unsaved changes will be lost. */
export function DiscardDialog({
  onStay,
  onDiscard,
  children = 'Your changes are not saved yet.',
}: {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** What is lost. Default: the changes. */
  readonly children?: ReactNode;
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
      {children}
    </ConfirmDialog>
  );
}
