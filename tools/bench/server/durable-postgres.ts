import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/platform/database/free-port.ts';
import { findPostgres } from '../../test/postgres/find-postgres.ts';
import { serverUser } from '../../test/postgres/runnable-postgres.ts';

/** A private PostgreSQL with default settings: what it acknowledges is on the disk. */
export interface DurablePostgres {
  readonly url: string;
  readonly port: number;
  /** Folder of the programs: `psql`, `pgbench`. */
  readonly binaries: string;
  stop(): Promise<void>;
}

const maxStartAttempts = 200;
const startPollIntervalMs = 50;

export async function startDurablePostgres(): Promise<DurablePostgres> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('No PostgreSQL is installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-postgres-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const settings = { cwd: folder, ...user } as const;
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    settings,
  );
  const port = await freePort();
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)],
    { ...settings, stdio: 'ignore' },
  );
  const killOnExit = () => server.kill('SIGQUIT');
  process.once('exit', killOnExit);
  const isReady = () => {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  };
  for (let attempts = 0; !isReady(); attempts += 1) {
    if (server.exitCode !== null || attempts === maxStartAttempts)
      throw new Error('PostgreSQL did not start.');
    await delay(startPollIntervalMs);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    binaries,
    async stop() {
      process.off('exit', killOnExit);
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
