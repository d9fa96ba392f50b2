import type { Lease } from '../database/connection-source.ts';

/**
 * The work of PostgreSQL's background processes. The embedded database is a single process: without this its log would
 * grow until it is closed, and dead rows would stay forever.
 */

const CHECKPOINT_AFTER_BYTES = 16 * 1024 * 1024;
const TABLES_PER_ROUND = 4;

/** Makes a checkpoint, so that the log can be truncated and crash recovery is fast. */
export async function checkpointWhenDue(lease: Lease): Promise<void> {
  const { rows } = await lease.query(
    `
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1::numeric as due from pg_control_checkpoint()
  `,
    [CHECKPOINT_AFTER_BYTES],
  );
  if (rows[0]?.due === true) await lease.query('checkpoint');
}

/**
 * The tables that need vacuum or new statistics, as quoted names, the worst first. The thresholds are those of
 * PostgreSQL's autovacuum.
 */
export async function tablesToVacuum(lease: Lease): Promise<string[]> {
  // Statistics are otherwise flushed a second later, by a timer that never runs here.
  await lease.query('select pg_stat_force_next_flush()');
  const { rows } = await lease.query(`
    select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_all_tables s
    join pg_class c on c.oid = s.relid
    where c.relkind in ('r', 'm', 't') and s.schemaname <> 'pg_toast' and (
      s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
      or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
      or age(c.relfrozenxid) > 150000000
    )
    order by age(c.relfrozenxid) > 150000000 desc, s.n_dead_tup + s.n_mod_since_analyze desc
    limit ${TABLES_PER_ROUND}
  `);
  return rows.map((row) => String(row.name));
}

/** The size of all tables and indexes, in bytes. */
export async function databaseBytes(lease: Lease): Promise<number> {
  const { rows } = await lease.query(
    'select sum(pg_database_size(oid))::int8 as bytes from pg_database',
  );
  return Number(rows[0]?.bytes);
}

/** Vacuums and analyzes a table. */
export async function vacuumTable(lease: Lease, name: string): Promise<void> {
  await lease.query(`vacuum (analyze) ${name}`);
}
