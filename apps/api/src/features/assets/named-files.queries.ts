import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

const referencingAssets = (tenant: Tenant, deletedAfter: Date) =>
  tenant
    .selectFrom('assets')
    .where((where) =>
      where.or([where('deletedAt', 'is', null), where('deletedAt', '>', deletedAfter)]),
    )
    .select('sha256');

/** Files that are sold. One that was taken out of its product stays for those who bought it. */
const referencingSoldFiles = (tenant: Tenant, removedAfter: Date) =>
  tenant
    .selectFrom('digitalFiles')
    .where((where) =>
      where.or([
        where('removedAt', 'is', null),
        where('removedAt', '>', removedAfter),
        where.exists(
          where
            .selectFrom('orderDownloads')
            .whereRef('orderDownloads.websiteId', '=', 'digitalFiles.websiteId')
            .whereRef('orderDownloads.fileId', '=', 'digitalFiles.fileId')
            .select(sql`1`.as('one')),
        ),
      ]),
    )
    .select('sha256');

/** Hashes of the files that a website's rows reference; a deleted row references its file for a while longer. */
export async function listReferencedFiles(
  tenant: Tenant,
  deletedAfter: Date,
): Promise<ReadonlySet<string>> {
  const [assets, sold] = await Promise.all([
    referencingAssets(tenant, deletedAfter).execute(),
    referencingSoldFiles(tenant, deletedAfter).execute(),
  ]);
  return new Set([...assets, ...sold].map(({ sha256 }) => sha256));
}

export async function isFileReferenced(
  tenant: Tenant,
  sha256: string,
  deletedAfter: Date,
): Promise<boolean> {
  const [asset, sold] = await Promise.all([
    referencingAssets(tenant, deletedAfter).where('sha256', '=', sha256).limit(1).execute(),
    referencingSoldFiles(tenant, deletedAfter).where('sha256', '=', sha256).limit(1).execute(),
  ]);
  return asset.length > 0 || sold.length > 0;
}
