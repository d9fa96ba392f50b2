import type { JobName, JobPayloads } from '../jobs/job-payloads.ts';

/** How requests start background work. */
export interface Background {
  /** Wakes the outbox after a commit that wrote to it; without the call, mail is only sent later. */
  readonly wakeOutbox: () => void;
  /** Queues a job. Call it after the commit that the job depends on, so that it is not lost. */
  readonly sendJob: <Name extends JobName>(name: Name, payload: JobPayloads[Name]) => void;
}
