import type { DownloadStart } from '@sitewright/commerce/downloads';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** A download that was counted, as it is stored. */
export interface StoredStart extends DownloadStart {
  readonly startId: string;
}

/** The downloads of a file that were counted since a time, latest first. */
export const listStarts = (
  tenant: Tenant,
  downloadId: string,
  since: Date,
): Promise<StoredStart[]> =>
  tenant
    .selectFrom('downloadStarts')
    .where('downloadId', '=', downloadId)
    .where('startedAt', '>', since)
    .orderBy('startedAt', 'desc')
    .orderBy('startId', 'desc')
    .select(['startId', 'startedAt', 'bytesLeft'])
    .execute();

interface NewStart extends StoredStart {
  readonly downloadId: string;
}

/** Counts a download. The caller has locked it. Starts that can no longer be continued are deleted. */
export async function countDownload(
  tenant: Tenant,
  start: NewStart,
  expiredBefore: Date,
): Promise<void> {
  const { downloadId, startedAt } = start;
  await tenant
    .updateTable('orderDownloads')
    .set((update) => ({ used: update('used', '+', 1), lastUsedAt: startedAt }))
    .where('downloadId', '=', downloadId)
    .execute();
  await tenant
    .deleteFrom('downloadStarts')
    .where('downloadId', '=', downloadId)
    .where('startedAt', '<=', expiredBefore)
    .execute();
  await tenant.insertInto('downloadStarts').values(start).execute();
}

export async function updateBytesLeft(
  tenant: Tenant,
  startId: string,
  bytesLeft: number,
): Promise<void> {
  await tenant
    .updateTable('downloadStarts')
    .set({ bytesLeft })
    .where('startId', '=', startId)
    .execute();
}

/** Gives back bytes that were not sent, because the connection ended. */
export async function giveBackBytes(tenant: Tenant, startId: string, bytes: number): Promise<void> {
  await sql`
    update download_starts set bytes_left = bytes_left + ${bytes}
    where website_id = ${tenant.websiteId} and start_id = ${startId}
  `.execute(tenant);
}
