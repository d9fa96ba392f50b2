import { toast } from 'sonner';
import { requestIdOf } from '../controls/problem.tsx';
import { RequestReference } from '../controls/request-reference.tsx';

/** A failure that has no place of its own on the screen. It stays until it is closed. */
export function toastProblem(error: Error): void {
  toast.error(error.message, {
    description: <RequestReference id={requestIdOf(error)} />,
    duration: Infinity,
  });
}
