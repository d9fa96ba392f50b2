import type { BackgroundTask } from './background-task.ts';
import type { JobName, JobPayloads } from '../jobs/job.ts';
import type { JobRunner } from '../jobs/job-runner.ts';

/** How requests ask for work that goes on beside them. */
export interface Background {
  /** Wakes the outbox after a commit that wrote to it; a missed call only costs time. */
  readonly wakeOutbox: () => void;
  /** Queues a job. Whoever must not lose it queues it after the commit that makes it right. */
  readonly sendJob: <Name extends JobName>(name: Name, payload: JobPayloads[Name]) => void;
}

/**
 * The background of a process that has none yet: services are made before the tasks that need them, so that these
 * are attached later. Before that, and in commands, asking does nothing: rows wait for the next server.
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
      // Whoever asks for work is told; a start that ends with the server is nobody's error.
      tasks.jobs?.catch(() => {});
    },
    async stop() {
      await attached.outbox?.stop();
      const jobs = await attached.jobs?.catch(() => undefined);
      await jobs?.stop();
    },
  };
}
