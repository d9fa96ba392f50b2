import { DatabaseOutage } from '../../../platform/database/outage.ts';
import type { again, BatchAnswer } from './batch-queue.ts';

/** Whether a failed batch can be repeated: not if the database is unavailable, and not if the commit may have succeeded. */
const canRepeat = (error: unknown): boolean =>
  !(error instanceof DatabaseOutage) ||
  (error.effect === 'none' && error.code !== 'databaseUnavailable' && error.code !== 'storageFull');

/**
 * Runs jobs in one transaction. If it fails, each job runs once more in a transaction of its own, one after the other: the
 * error of one job does not affect the others, and a job that lost a race finds what has won.
 */
export async function runBatch<Job, Answer>(
  jobs: readonly Job[],
  run: (jobs: readonly Job[]) => Promise<readonly (Answer | typeof again)[]>,
): Promise<readonly BatchAnswer<Answer>[]> {
  try {
    return await run(jobs);
  } catch (error) {
    if (!canRepeat(error)) throw error;
    let previous: Promise<unknown> = Promise.resolve();
    return jobs.map((job) => {
      const single = previous.then(async () => {
        const [answer] = await run([job]);
        return answer as Answer | typeof again;
      });
      previous = single.catch(() => {});
      return single;
    });
  }
}
