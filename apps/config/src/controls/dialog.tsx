import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly size?: 'small' | 'medium' | 'large';
  /** Buttons at the end; the last is the main one. */
  readonly actions?: ReactNode;
  /** Requires a choice: Escape still cancels, a click outside does not. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog. The focus moves in, stays in, and returns. */
export function Dialog(props: DialogProps): ReactNode {
  const { title, isOpen, onClose, size = 'small', actions, isAlert = false, children } = props;
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={!isAlert}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog className={styles.dialog ?? ''} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label="Close" size="small" onPress={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <footer className={styles.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
