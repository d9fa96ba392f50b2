import type { Tenant } from '../../platform/database/index.ts';

const referencingAssets = (tenant: Tenant, deletedAfter: Date) =>
  tenant
    .selectFrom('assets')
    .where((where) =>
      where.or([where('deletedAt', 'is', null), where('deletedAt', '>', deletedAfter)]),
    )
    .select('sha256');

/** Hashes of the files that a website's assets reference; a deleted asset references its file for a while longer. */
export async function listReferencedFiles(
  tenant: Tenant,
  deletedAfter: Date,
): Promise<ReadonlySet<string>> {
  const rows = await referencingAssets(tenant, deletedAfter).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

export async function isFileReferenced(
  tenant: Tenant,
  sha256: string,
  deletedAfter: Date,
): Promise<boolean> {
  const row = await referencingAssets(tenant, deletedAfter)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}
