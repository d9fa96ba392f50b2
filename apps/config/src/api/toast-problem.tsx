import { toast } from 'sonner';
import { CallError } from './call.ts';
import { configText } from '../texts/config-text.ts';
import { requestIdOf } from '../controls/problem.tsx';
import { RequestReference } from '../controls/request-reference.tsx';

/** Shows a toast for a failure that no part of the screen shows. It stays until it is closed. */
export function toastProblem(error: Error): void {
  if (error instanceof CallError && error.failure.kind === 'connection') {
    toast.error(configText('general.networkError'), {
      description: configText('general.checkConnection'),
      duration: Infinity,
    });
    return;
  }
  toast.error(error.message, {
    description: <RequestReference id={requestIdOf(error)} />,
    duration: Infinity,
  });
}
