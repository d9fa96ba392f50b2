import { DatabaseOutage } from '../../platform/database/outage.ts';
import type { again, BatchAnswer } from './batch-queue.ts';

/** The answer for a job that needs a transaction of its own: it is no plain case, or it met a race. */
export const alone = Symbol('alone');

/** What a batch's transaction answers for one of its jobs. */
export type TogetherAnswer<Answer> = Answer | typeof again | typeof alone;

/** Whether trying one by one could help: not when the database is away, and never when a commit may have succeeded. */
const mayHelp = (error: unknown): boolean =>
  !(error instanceof DatabaseOutage) ||
  (error.effect === 'none' && error.code !== 'databaseUnavailable' && error.code !== 'storageFull');

/** Does jobs in one transaction, and those for which that does not do one after the other, each in its own. */
export async function runBatch<Job, Answer>(
  jobs: readonly Job[],
  doTogether: (jobs: readonly Job[]) => Promise<readonly TogetherAnswer<Answer>[]>,
  doAlone: (job: Job) => Promise<Answer>,
): Promise<BatchAnswer<Answer>[]> {
  const answers: readonly TogetherAnswer<Answer>[] = await doTogether(jobs).catch(
    (error: unknown) => {
      // What is wrong with one of them must not be the others' fault.
      if (mayHelp(error)) return jobs.map((): TogetherAnswer<Answer> => alone);
      throw error;
    },
  );
  let before: Promise<unknown> = Promise.resolve();
  return answers.map((answer, place) => {
    if (answer !== alone) return answer;
    const own = before.then(() => doAlone(jobs[place] as Job));
    before = own.catch(() => {});
    return own;
  });
}
