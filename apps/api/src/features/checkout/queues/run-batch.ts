import { DatabaseOutage } from '../../../platform/database/outage.ts';
import type { again, BatchResult } from '../../../platform/batches/batch-queue.ts';

/** False if the database is unavailable or full, or if the failed batch may have been committed. */
const canRepeat = (error: unknown): boolean =>
  !(error instanceof DatabaseOutage) ||
  (error.effect === 'none' && error.code !== 'databaseUnavailable' && error.code !== 'storageFull');

/**
 * Runs jobs in one transaction. If it fails, each job runs once more in a separate transaction, one after the other:
 * the error of one job does not affect the others, and a job that lost a race sees the data of the winner.
 */
export async function runBatch<Job, Answer>(
  jobs: readonly Job[],
  run: (jobs: readonly Job[]) => Promise<readonly (Answer | typeof again)[]>,
): Promise<readonly BatchResult<Answer>[]> {
  try {
    return await run(jobs);
  } catch (error) {
    if (!canRepeat(error)) throw error;
    let previous: Promise<unknown> = Promise.resolve();
    return jobs.map((job) => {
      const single = previous.then(async () => {
        const [result] = await run([job]);
        return result as Answer | typeof again;
      });
      previous = single.catch(() => {});
      return single;
    });
  }
}
