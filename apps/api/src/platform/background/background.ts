import type { JobName, JobPayloads } from '../jobs/job-payloads.ts';

/** How requests ask for work that goes on beside them. */
export interface Background {
  /** Wakes the outbox after a commit that wrote to it; a missed call only costs time. */
  readonly wakeOutbox: () => void;
  /** Queues a job. Queue it after the commit that it depends on, if it must not get lost. */
  readonly sendJob: <Name extends JobName>(name: Name, payload: JobPayloads[Name]) => void;
}
