import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../../apps/api/src/platform/database/free-port.ts';
import { findOrInstallPostgres } from './find-postgres.ts';
import { readablePrograms, serverUser } from './runnable-postgres.ts';

/** A private PostgreSQL that lives as long as a test run. */
export interface TestPostgres {
  /** URL of the `postgres` database, as superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const maxStartAttempts = 200;
const startPollIntervalMs = 50;

/**
 * Starts a private PostgreSQL on a free port, in a temporary folder. Nothing is synced to the disk.
 *
 * @throws when no PostgreSQL is installed and none can be; see `findOrInstallPostgres`.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const installed = findOrInstallPostgres();
  if (installed === undefined)
    throw new Error(
      'PostgreSQL is not installed, and installing it failed. Install version 15 or newer.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-postgres-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const programs = readablePrograms(installed, folder, user);
  const data = join(folder, 'data');

  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { cwd: folder, ...user },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=50',
  ];
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const killOnExit = () => server.kill('SIGQUIT');
  process.once('exit', killOnExit);
  const stop = async () => {
    process.off('exit', killOnExit);
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server, join(data, 'postmaster.pid'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function waitUntilReady(server: ChildProcess, pidFile: string): Promise<void> {
  for (let attempts = 0; attempts < maxStartAttempts; attempts += 1) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    // The last line of the pid file is the state.
    const status = await readFile(pidFile, 'utf8').catch(() => '');
    if (/^ready/m.test(status)) return;
    await delay(startPollIntervalMs);
  }
  throw new Error('PostgreSQL did not start in time.');
}

/** SIGINT: a fast shutdown, which ends the sessions that are still open. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}
