import { withLookup } from '../database/index.ts';
import type { JobServices } from './job.ts';

/** One website's work failed; the others' was done. */
class WebsiteFailure extends Error {
  constructor(websiteId: string, cause: unknown) {
    super(`The work for the website ${websiteId} failed.`, { cause });
  }
}

/**
 * Does the same for every website, one after the other. What fails for one keeps nobody else waiting.
 *
 * @throws {AggregateError} at the end, with what failed.
 */
export async function forEachWebsite(
  { database }: Pick<JobServices, 'database'>,
  work: (websiteId: string) => Promise<void>,
): Promise<void> {
  const websites = await withLookup(
    database,
    (db) => db.selectFrom('websites').select('website_id').execute(),
    'read',
  );
  const failures: WebsiteFailure[] = [];
  for (const { website_id: websiteId } of websites) {
    try {
      await work(websiteId);
    } catch (error) {
      failures.push(new WebsiteFailure(websiteId, error));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Work for some websites failed.');
}
