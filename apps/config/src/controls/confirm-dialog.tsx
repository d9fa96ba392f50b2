import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { initialFocusProps } from './initial-focus-props.ts';

/** Confirms an action that cannot be undone. */
export function ConfirmDialog({
  title,
  action,
  cancel = 'Cancel',
  isOpen,
  isPending = false,
  isDangerous = true,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  /** The label of the main button, which names the action: `Delete page`. */
  readonly action: string;
  /** The label of the other button. Default `Cancel`. */
  readonly cancel?: string;
  readonly isOpen: boolean;
  readonly isPending?: boolean;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isAlert
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            {...initialFocusProps(true)}
          >
            {action}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
