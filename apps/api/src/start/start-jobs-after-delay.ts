import { setTimeout as delay } from 'node:timers/promises';
import type { OpenedDatabase } from '../platform/database/index.ts';
import { startJobs, type JobRunner } from '../platform/jobs/job-runner.ts';
import { jobTable } from './job-table.ts';
import type { Services } from '../platform/services.ts';

export interface JobStart {
  readonly database: OpenedDatabase;
  readonly services: Omit<Services, 'log'>;
  readonly onError: (error: unknown) => void;
  /** Aborted when the server ends. */
  readonly signal: AbortSignal;
}

/** Pages come first: jobs can wait, and starting them at once would delay the first visitors. */
const firstDelayMs = 1_000;
const retryDelayMs = 5_000;

/** Starts the jobs shortly after the server, and retries while that fails. Rejects when `signal` is aborted. */
export async function startJobsAfterDelay(start: JobStart): Promise<JobRunner> {
  const { database, services, onError, signal } = start;
  for (let waitMs = firstDelayMs; ; waitMs = retryDelayMs) {
    await delay(waitMs, undefined, { signal, ref: false });
    try {
      // The queue creates its tables itself, which two servers must not do at once.
      return await database.exclusively('jobs', () =>
        startJobs(jobTable, database, services, onError),
      );
    } catch (error) {
      if (signal.aborted) throw error;
      onError(error);
    }
  }
}
