import { withTenant } from '../database/index.ts';
import { forEachWebsite } from '../jobs/for-each-website.ts';
import type { Services } from '../services.ts';

/** Long after the rates can be used. */
const retentionMs = 86_400_000;

/** Removes the responses of services of a day ago: they can name the places of buyers. */
export async function sweepServiceResponses({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await forEachWebsite({ database }, async (websiteId) => {
    await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      tenant.deleteFrom('serviceResponses').where('askedAt', '<', before).execute(),
    );
  });
}
