import { confirmPassword, type Endpoint, type EndpointResponse } from '@sitewright/contracts/api';
import { useId, useState, type ReactNode } from 'react';
import { CallError, type Sent } from '../../api/call.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { TextField } from '../../controls/text-field.tsx';

const requiresPassword = (error: unknown): boolean =>
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
export function useSendWithFreshLogin<E extends Endpoint>(
  endpoint: E,
  refreshes: readonly Endpoint[] = [],
): FreshSend<E> {
  const send = useSend(endpoint, refreshes);
  const [prompt, setPrompt] = useState<{
    readonly resolve: (isConfirmed: boolean) => void;
  } | null>(null);

  async function attempt(sent: Sent<E>): Promise<EndpointResponse<E> | 'stale' | null> {
    try {
      return await send.mutateAsync(sent);
    } catch (error) {
      return requiresPassword(error) ? 'stale' : null;
    }
  }

  async function run(sent: Sent<E>): Promise<EndpointResponse<E> | null> {
    const first = await attempt(sent);
    if (first !== 'stale') return first;
    const isConfirmed = await new Promise<boolean>((resolve) => setPrompt({ resolve }));
    setPrompt(null);
    const second = isConfirmed ? await attempt(sent) : null;
    return second === 'stale' ? null : second;
  }

  return {
    run,
    isPending: send.isPending,
    error: requiresPassword(send.error) ? null : send.error,
    reset: send.reset,
    question: prompt !== null && <PasswordDialog onClose={prompt.resolve} />,
  };
}

function PasswordDialog({
  onClose,
}: {
  readonly onClose: (isConfirmed: boolean) => void;
}): ReactNode {
  const form = useId();
  const [password, setPassword] = useState('');
  const confirm = useSend(confirmPassword);

  async function submit() {
    const confirmed = await confirm.mutateAsync({ body: { password } }).catch(() => null);
    if (confirmed !== null) onClose(true);
  }

  return (
    <Dialog
      title="Confirm your password"
      isOpen
      isAlert
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onPress={() => onClose(false)}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={confirm.isPending}>
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
