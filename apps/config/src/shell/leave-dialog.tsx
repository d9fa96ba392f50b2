import type { ReactNode } from 'react';
import { ConfirmDialog } from '../controls/confirm-dialog.tsx';
import { DiscardDialog } from '../controls/discard-dialog.tsx';

/** Confirms that leaving loses unsaved changes, running uploads, or both. */
export function LeaveDialog({
  hasDrafts,
  isUploading,
  onStay,
  onLeave,
}: {
  readonly hasDrafts: boolean;
  readonly isUploading: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}): ReactNode {
  if (hasDrafts)
    return (
      <DiscardDialog onStay={onStay} onDiscard={onLeave}>
        {isUploading
          ? 'Your changes are not saved yet, and the running upload is canceled.'
          : undefined}
      </DiscardDialog>
    );
  return (
    <ConfirmDialog
      title="Leave during the upload?"
      action="Cancel upload"
      cancel="Stay"
      isOpen
      onClose={onStay}
      onConfirm={onLeave}
    >
      The upload is not complete. It is canceled if you leave.
    </ConfirmDialog>
  );
}
