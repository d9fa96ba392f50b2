import type { JobRunner } from '../jobs/job-runner.ts';
import type { BackgroundTask } from './background-task.ts';
import type { Background } from './background.ts';

/**
 * The background of a process before its tasks exist: services are created first, and tasks are attached later. Until
 * then, and in commands, calls do nothing: rows wait for the next server.
 */
export function createBackground(onError: (error: unknown) => void) {
  const attached: { outbox?: BackgroundTask; jobs?: Promise<JobRunner> } = {};
  const background: Background = {
    wakeOutbox: () => attached.outbox?.wake(),
    sendJob: (name, payload) => {
      attached.jobs?.then((jobs) => jobs.send(name, payload)).catch(onError);
    },
  };
  return {
    background,
    attach(tasks: typeof attached) {
      Object.assign(attached, tasks);
      // Prevents an unhandled rejection: `sendJob` reports the error, and stopping during the start is not an error.
      tasks.jobs?.catch(() => {});
    },
    async stop() {
      await attached.outbox?.stop();
      const jobs = await attached.jobs?.catch(() => undefined);
      await jobs?.stop();
    },
  };
}
