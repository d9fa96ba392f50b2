import { startBackgroundTask, type BackgroundTask } from '../background/background-task.ts';
import { deliverDue, type Delivery } from './deliver-due.ts';

/** How long a row waits at most when nobody woke the outbox. */
const everyMs = 5_000;

/** Sends the outbox in the background: at once when woken, and again while there is more. */
export function startOutbox(delivery: Delivery, onError: (error: unknown) => void): BackgroundTask {
  return startBackgroundTask({
    run: async () => {
      while ((await deliverDue(delivery)) > 0);
    },
    everyMs,
    onError,
  });
}
