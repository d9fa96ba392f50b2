import { startBackgroundTask, type BackgroundTask } from '../background/background-task.ts';
import { deliverAccountMail } from './deliver-account-mail.ts';
import { deliverDue, type Delivery } from './deliver-due.ts';
import { outboxDefaults } from './outbox-options.ts';

/** How long a row waits at most when nobody woke the outbox. */
const everyMs = 5_000;

/** How long a row waits for others, so that one round does for what comes within the same moment. */
const gatherMs = 100;

/** Sends the outbox in the background: a moment after it was woken, and again while there is more. */
export function startOutbox(delivery: Delivery, onError: (error: unknown) => void): BackgroundTask {
  // What is only kept is taken by the batch: less than a whole one was all that there is.
  const leastOfMore = delivery.transport === null ? outboxDefaults.batch : 1;
  const task = startBackgroundTask({
    run: async () => {
      while ((await deliverAccountMail(delivery)) >= outboxDefaults.batch);
      while ((await deliverDue(delivery)) >= leastOfMore);
    },
    everyMs,
    onError,
  });
  let gathering: NodeJS.Timeout | undefined;
  return {
    wake() {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        task.wake();
      }, gatherMs).unref();
    },
    stop() {
      clearTimeout(gathering);
      return task.stop();
    },
  };
}
