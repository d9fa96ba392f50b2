import { startBackgroundTask, type BackgroundTask } from '../background/background-task.ts';
import { deliverAccountMail } from './deliver-account-mail.ts';
import { deliverDue, type Delivery } from './deliver-due.ts';
import { outboxDefaults } from './outbox-options.ts';

/** The polling interval of the outbox. */
const pollIntervalMs = 5_000;

/** How long a woken outbox waits, so that one round handles simultaneous rows. */
const batchDelayMs = 100;

/** Sends the outbox in the background: shortly after a wake-up, and again while there is more. */
export function startOutbox(delivery: Delivery, onError: (error: unknown) => void): BackgroundTask {
  const batch = delivery.options?.batch ?? outboxDefaults.batch;
  // Without a mail server, mail is stored in batches, and a partial batch is the last one. Otherwise rounds continue
  // until no mail is due.
  const minForNextRound = delivery.transport === null ? batch : 1;
  const task = startBackgroundTask({
    run: async () => {
      while ((await deliverAccountMail(delivery)) >= batch);
      while ((await deliverDue(delivery)) >= minForNextRound);
    },
    everyMs: pollIntervalMs,
    onError,
  });
  let wakeTimer: NodeJS.Timeout | undefined;
  return {
    wake() {
      wakeTimer ??= setTimeout(() => {
        wakeTimer = undefined;
        task.wake();
      }, batchDelayMs).unref();
    },
    stop() {
      clearTimeout(wakeTimer);
      return task.stop();
    },
  };
}
