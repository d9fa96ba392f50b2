import type { JobName, JobPayloads } from '../jobs/job-payloads.ts';

/** How requests ask for work that goes on beside them. */
export interface Background {
  /** Wakes the outbox after a commit that wrote to it; a missed call only costs time. */
  readonly wakeOutbox: () => void;
  /** Queues a job. Whoever must not lose it queues it after the commit that makes it right. */
  readonly sendJob: <Name extends JobName>(name: Name, payload: JobPayloads[Name]) => void;
}
