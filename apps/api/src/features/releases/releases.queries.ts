import type { Release } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';

export type ReleaseRow = Awaited<ReturnType<typeof listReleaseRows>>[number];

const columns = ['releaseId', 'number', 'createdAt', 'author', 'changes', 'restoredFrom'] as const;

/** Newest first, with numbers below `below`. */
export const listReleaseRows = (tenant: Tenant, below: number, limit: number) =>
  tenant
    .selectFrom('releases')
    .where('number', '<', below)
    .orderBy('number', 'desc')
    .limit(limit)
    .select(columns)
    .execute();

export const countReleases = (tenant: Tenant): Promise<number> =>
  countRows(tenant.selectFrom('releases'));

export const findRelease = (tenant: Tenant, releaseId: string) =>
  tenant
    .selectFrom('releases')
    .where('releaseId', '=', releaseId)
    .select(columns)
    .executeTakeFirst();

export async function liveReleaseId(tenant: Tenant): Promise<string | null> {
  const row = await tenant.selectFrom('websites').select('liveReleaseId').executeTakeFirst();
  return row?.liveReleaseId ?? null;
}

export const toRelease = (row: ReleaseRow, liveId: string | null, previewUrl: string): Release => ({
  id: row.releaseId,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  author: row.author,
  changes: row.changes as Release['changes'],
  isLive: row.releaseId === liveId,
  restoredFrom: row.restoredFrom,
  previewUrl,
});
