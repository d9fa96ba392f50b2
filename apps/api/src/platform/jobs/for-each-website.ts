import { withLookup } from '../database/index.ts';
import type { JobServices } from './job.ts';

class WebsiteFailure extends Error {
  constructor(websiteId: string, cause: unknown) {
    super(`The work for the website ${websiteId} failed.`, { cause });
  }
}

/**
 * Runs `work` for every website, sequentially. A failure does not stop the others.
 *
 * @throws {AggregateError} at the end, with all failures.
 */
export async function forEachWebsite(
  { database }: Pick<JobServices, 'database'>,
  work: (websiteId: string) => Promise<void>,
): Promise<void> {
  const websites = await withLookup(
    database,
    (db) => db.selectFrom('websites').select('websiteId').execute(),
    'read',
  );
  const failures: WebsiteFailure[] = [];
  for (const { websiteId } of websites) {
    try {
      await work(websiteId);
    } catch (error) {
      failures.push(new WebsiteFailure(websiteId, error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Work for some websites failed.');
}
