import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../apps/api/src/platform/database/free-port.ts';
import { findPostgres } from '../../test/postgres/find-postgres.ts';
import { serverUser } from '../../test/postgres/runnable-postgres.ts';

/** A private PostgreSQL with its own defaults: what it acknowledges is on the disk. */
export interface DurablePostgres {
  readonly url: string;
  readonly port: number;
  /** Folder of its programs: `psql`, `pgbench`. */
  readonly binaries: string;
  stop(): Promise<void>;
}

const startTries = 200;
const tryEveryMs = 50;

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
  const stopWithUs = () => server.kill('SIGQUIT');
  process.once('exit', stopWithUs);
  const isUp = () => {
    try {
      execFileSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]);
      return true;
    } catch {
      return false;
    }
  };
  for (let tries = 0; !isUp(); tries += 1) {
    if (server.exitCode !== null || tries === startTries)
      throw new Error('PostgreSQL did not start.');
    await delay(tryEveryMs);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    binaries,
    async stop() {
      process.off('exit', stopWithUs);
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
