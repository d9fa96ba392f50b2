import type { PGlite } from '@electric-sql/pglite';
import type { FileRecorder } from './record-file-operations.ts';

/** An acknowledged transaction, and how many file operations had been recorded by then. */
export interface Acknowledged {
  readonly id: number;
  readonly operations: number;
}

/** The number of transactions between two runs of each step of the workload. */
const intervals = { update: 3, bulk: 11, checkpoint: 17, table: 29 } as const;

/** Creates the table of the workload. */
export async function prepareWorkload(database: PGlite): Promise<void> {
  await database.exec(
    'create table entries (id int primary key, note text not null, changes int not null default 0)',
  );
  await database.exec('create index entries_by_note on entries (note)');
}

/**
 * Runs transactions that insert one row each, and between them updates, bulk loads that fill several log files,
 * checkpoints and new tables. Ids start after the existing ones.
 */
export async function runWorkload(
  database: PGlite,
  recorder: FileRecorder,
  transactions: number,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const { rows } = await database.query<{ last: number }>(
    'select coalesce(max(id), 0)::int as last from entries',
  );
  const first = (rows[0]?.last ?? 0) + 1;
  for (let id = first; id < first + transactions; id += 1) {
    await database.transaction(async (trx) => {
      await trx.query('insert into entries (id, note) values ($1, $2)', [
        id,
        `note ${id}`.repeat(20),
      ]);
      if (id % intervals.update === 0)
        await trx.query('update entries set changes = changes + 1 where id % 7 = $1', [id % 7]);
    });
    acknowledged.push({ id, operations: recorder.operations.length });
    if (id % intervals.bulk === 0) {
      await database.query('drop table if exists bulk');
      await database.query('create table bulk (text text)');
      await database.query(
        `insert into bulk select repeat(md5(n::text), 8) from generate_series(1, 2000) n`,
      );
    }
    if (id % intervals.checkpoint === 0) await database.query('checkpoint');
    if (id % intervals.table === 0)
      await database.query(`create table made_${id} as select * from entries`);
  }
  return acknowledged;
}

/** The errors of a database that was opened after a cut; empty if there are none. */
export async function findLosses(
  database: PGlite,
  acknowledged: readonly number[],
): Promise<string[]> {
  const { rows } = await database.query<{ id: number }>('select id from entries');
  const found = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !found.has(id)).map((id) => `row ${id} is lost`);
  await database.exec('set enable_seqscan = off');
  const indexed = await database.query(
    "select id from entries where id > 0 union all select id from entries where note >= ''",
  );
  const isIndexBroken = indexed.rows.length !== 2 * found.size;
  await database.exec('reset enable_seqscan');
  return isIndexBroken
    ? [...lost, `the indexes hold ${indexed.rows.length} entries for ${found.size} rows`]
    : lost;
}
