import type { JobRunner } from '../jobs/job-runner.ts';
import type { BackgroundTask } from './background-task.ts';
import type { Background } from './background.ts';

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
      // The caller of the job gets the error; a start that ends with the server is no error.
      tasks.jobs?.catch(() => {});
    },
    async stop() {
      await attached.outbox?.stop();
      const jobs = await attached.jobs?.catch(() => undefined);
      await jobs?.stop();
    },
  };
}
