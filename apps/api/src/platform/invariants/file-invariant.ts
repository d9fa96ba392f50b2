import type { TenantTransaction } from '../database/index.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Breach } from './invariant.ts';

/** I11: what files are stored for a website, as its rows say. */
export const fileRule = {
  name: 'files',
  rule: 'Every file that is listed as ready is there with its size.',
} as const;

/** The rows of a website whose file is missing or cut. */
export async function fileBreaches(
  trx: TenantTransaction,
  websiteId: string,
  files: Pick<FileStore, 'sizeOf'>,
): Promise<Breach[]> {
  const rows = await trx
    .selectFrom('assets')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'ready')
    .select(['asset_id', 'sha256', 'size_bytes'])
    .execute();
  const checked = await Promise.all(
    rows.map(async (row) => ({ row, size: await files.sizeOf(websiteId, row.sha256) })),
  );
  return checked
    .filter(({ row, size }) => size !== row.size_bytes)
    .map(({ row, size }) => ({
      subject: row.asset_id,
      detail: size === null ? 'no file' : `${size} of ${row.size_bytes} bytes`,
    }));
}
