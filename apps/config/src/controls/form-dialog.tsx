import { useId, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import styles from './form-dialog.module.css';
import { FormProblem } from './form-problem.tsx';

/** A dialog with a form: its fields, what they add up to, why it was rejected, and its buttons. */
export function FormDialog({
  title,
  action,
  size = 'medium',
  isPending,
  canSubmit = true,
  error,
  sum,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  /** The label of the main button. */
  readonly action: string;
  /** Default `medium`. */
  readonly size?: DialogProps['size'];
  readonly isPending: boolean;
  /** Whether the fields can be sent as they are. Default: true. */
  readonly canSubmit?: boolean;
  readonly error: Error | null;
  /** The result of the fields, announced when it changes. */
  readonly sum?: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}): ReactNode {
  const form = useId();
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isPending={isPending}
            isDisabled={!canSubmit}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) onSubmit();
        }}
      >
        {children}
        {sum !== undefined && <output className={styles.sum}>{sum}</output>}
        <FormProblem error={error} />
      </form>
    </Dialog>
  );
}
