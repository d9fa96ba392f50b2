import { useId, useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { orderText } from '../../texts/order-text.ts';

/** Asks for the name of a tab. */
export function TabNameDialog({
  title,
  action,
  before = '',
  error,
  isPending,
  onSave,
  onClose,
}: {
  readonly title: string;
  readonly action: string;
  /** The present name. */
  readonly before?: string;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const form = useId();
  const [name, setName] = useState(before);
  const isMissing = name.trim() === '';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{orderText('orders.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isPending={isPending}
            isDisabled={isMissing}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing) onSave(name.trim());
        }}
      >
        <TextField
          label={orderText('orders.name')}
          value={name}
          onChange={setName}
          maxLength={40}
          isFirst
          autoComplete="off"
          help={orderText('orders.tabNameHelp')}
          error={fieldErrors(error)['name']}
        />
        <Problem error={error} isBox={false} />
      </form>
    </Dialog>
  );
}
