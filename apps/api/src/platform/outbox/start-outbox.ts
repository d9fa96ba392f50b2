import { startBackgroundTask, type BackgroundTask } from '../background/background-task.ts';
import { deliverAccountMail } from './deliver-account-mail.ts';
import { deliverDue, type Delivery } from './deliver-due.ts';
import { outboxDefaults } from './outbox-options.ts';

/** The polling interval of the outbox. */
const everyMs = 5_000;

/** How long a woken outbox waits, so that one round handles simultaneous rows. */
const gatherMs = 100;

/** Sends the outbox in the background: shortly after a wake-up, and again while there is more. */
export function startOutbox(delivery: Delivery, onError: (error: unknown) => void): BackgroundTask {
  // Mail that is only stored is handled in batches: a partial batch was the last one.
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
