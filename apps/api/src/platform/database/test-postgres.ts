import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

/** A private PostgreSQL that lives as long as a test run. */
export interface TestPostgres {
  /** Address of its `postgres` database, as superuser. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const DEBIAN_BINARIES = '/usr/lib/postgresql';
const START_TRIES = 200;
const TRY_EVERY_MS = 50;

/** Folders where the programs of PostgreSQL may be, newest version first. Undefined: none is installed. */
export function findPostgresBinaries(): string | undefined {
  const installed = existsSync(DEBIAN_BINARIES)
    ? readdirSync(DEBIAN_BINARIES).toSorted((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...installed.map((version) => join(DEBIAN_BINARIES, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
    '/usr/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a private PostgreSQL on a free port, in a temporary folder. It refuses to run as root, so root starts it as
 * the user `postgres`. Nothing is synced to the disk.
 *
 * @throws when no PostgreSQL is installed; see `findPostgresBinaries`.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error('No PostgreSQL is installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-postgres-'));
  const user = await otherUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = user === undefined ? {} : user;

  await promisify(execFile)(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { cwd: folder, ...as },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=50',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { cwd: folder, stdio: 'ignore', ...as },
  );
  const stopWithUs = () => server.kill('SIGQUIT');
  process.once('exit', stopWithUs);
  const stop = async () => {
    process.off('exit', stopWithUs);
    await endServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answers(server, join(data, 'postmaster.pid'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

async function otherUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const home = '/var/lib/postgresql';
  if (existsSync(home)) {
    const { uid, gid } = statSync(home);
    if (uid !== 0) return { uid, gid };
  }
  const read = async (flag: string) =>
    Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout);
  return { uid: await read('-u'), gid: await read('-g') };
}

async function answers(server: ChildProcess, pidFile: string): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    // The last line of the pid file tells the state.
    const status = await readFile(pidFile, 'utf8').catch(() => '');
    if (/^ready/m.test(status)) return;
    await delay(TRY_EVERY_MS);
  }
  throw new Error('PostgreSQL did not start in time.');
}

/** SIGINT: a fast shutdown, which ends the sessions that are still open. */
async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}
