import { withTenant, type Tenant } from '../../platform/database/index.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import type { Services } from '../../platform/services.ts';
import { isFileReferenced, listReferencedFiles } from './named-files.queries.ts';

const dayMs = 86_400_000;

/** How long a deleted file is stored, so that a restored copy of the database finds its files. */
const retentionMs = 30 * dayMs;

/** Removes the bytes of deleted files, and leftovers of interrupted uploads. */
export async function sweepFiles({
  database,
  files,
  now,
}: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> {
  await files.sweepIncoming(new Date(now().getTime() - dayMs));
  const before = new Date(now().getTime() - retentionMs);
  await forEachWebsite({ database }, async (websiteId) => {
    const read = <T>(work: (tenant: Tenant) => Promise<T>) =>
      withTenant(database, { websiteId, actorId: undefined }, work, 'read');
    await files.sweepWebsite({
      websiteId,
      before,
      named: await read((tenant) => listReferencedFiles(tenant, before)),
      isNamed: (sha256) => read((tenant) => isFileReferenced(tenant, sha256, before)),
    });
  });
}
