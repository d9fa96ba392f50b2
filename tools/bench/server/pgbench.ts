import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DurablePostgres } from './durable-postgres.ts';

const durationSeconds = 5;

/**
 * Transactions per second of many clients that all update the same row: the upper limit of this database for one hot
 * product. Undefined where pgbench is not installed.
 */
export function oneRowUpdatesPerSecond(
  { binaries, port }: DurablePostgres,
  clients: number,
): number | undefined {
  if (!existsSync(join(binaries, 'pgbench'))) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-pgbench-'));
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(
      join(binaries, program),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', ...args],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
  try {
    const script = join(folder, 'one-row.sql');
    writeFileSync(script, 'update bench_hot set pieces = pieces - 1 where id = 1;\n');
    run(
      'psql',
      '-qc',
      'create table if not exists bench_hot (id int primary key, pieces int); insert into bench_hot values (1, 0) on conflict do nothing',
      'postgres',
    );
    const output = run(
      'pgbench',
      '-n',
      '-f',
      script,
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(durationSeconds),
      'postgres',
    );
    return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
