import { confirmPassword, type Endpoint, type EndpointResponse } from '@sitewright/contracts/api';
import { useId, useState, type ReactNode } from 'react';
import { CallError, type Sent } from '../../api/call.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { TextField } from '../../controls/text-field.tsx';

const asksForPassword = (error: unknown): boolean =>
  error instanceof CallError && error.failure.code === 'freshLoginRequired';

interface FreshSend<E extends Endpoint> {
  /** Sends the call; null if it was rejected, or no password was entered. */
  readonly run: (sent: Sent<E>) => Promise<EndpointResponse<E> | null>;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Clears the error. */
  readonly reset: () => void;
  /** The password dialog; render it next to the caller. */
  readonly question: ReactNode;
}

/** A mutation that requires a recent login: if the last one is too old, it asks for the password and continues. */
export function useFreshSend<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
): FreshSend<E> {
  const send = useSend(endpoint, refreshes);
  const [asking, setAsking] = useState<{ readonly answer: (isGiven: boolean) => void } | null>(
    null,
  );

  async function attempt(sent: Sent<E>): Promise<EndpointResponse<E> | 'stale' | null> {
    try {
      return await send.mutateAsync(sent);
    } catch (error) {
      return asksForPassword(error) ? 'stale' : null;
    }
  }

  async function run(sent: Sent<E>): Promise<EndpointResponse<E> | null> {
    const first = await attempt(sent);
    if (first !== 'stale') return first;
    const isGiven = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    const second = isGiven ? await attempt(sent) : null;
    return second === 'stale' ? null : second;
  }

  return {
    run,
    isPending: send.isPending,
    error: asksForPassword(send.error) ? null : send.error,
    reset: send.reset,
    question: asking !== null && <PasswordDialog onAnswer={asking.answer} />,
  };
}

function PasswordDialog({
  onAnswer,
}: {
  readonly onAnswer: (isGiven: boolean) => void;
}): ReactNode {
  const form = useId();
  const [password, setPassword] = useState('');
  const confirm = useSend(confirmPassword);

  async function submit() {
    const isRight = await confirm.mutateAsync({ body: { password } }).catch(() => null);
    if (isRight !== null) onAnswer(true);
  }

  return (
    <Dialog
      title="Confirm your password"
      isOpen
      isAlert
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" form={form} look="primary" isPending={confirm.isPending}>
            Continue
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={fieldErrors(confirm.error).password ?? confirm.error?.message}
          help="This change requires a password that you entered within the last ten minutes."
          isFirst
        />
      </form>
    </Dialog>
  );
}
