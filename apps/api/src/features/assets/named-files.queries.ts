import type { TenantTransaction } from '../../platform/database/index.ts';

const naming = (trx: TenantTransaction, deletedAfter: Date) =>
  trx
    .selectFrom('assets')
    .where((where) =>
      where.or([where('deleted_at', 'is', null), where('deleted_at', '>', deletedAfter)]),
    )
    .select('sha256');

/** Hashes of the files that a website's assets name; an asset that was deleted names its own for a while longer. */
export async function listNamedFiles(
  trx: TenantTransaction,
  deletedAfter: Date,
): Promise<ReadonlySet<string>> {
  const rows = await naming(trx, deletedAfter).execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}

export async function isFileNamed(
  trx: TenantTransaction,
  sha256: string,
  deletedAfter: Date,
): Promise<boolean> {
  const row = await naming(trx, deletedAfter).where('sha256', '=', sha256).executeTakeFirst();
  return row !== undefined;
}
