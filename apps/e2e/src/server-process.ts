import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';

const root = join(import.meta.dirname, '../../..');

/** The demo owner's credentials, as the first start prints them. */
export interface DemoOwner {
  readonly email: string;
  readonly password: string;
  readonly signInLink: string;
}

/** The built server in its own process. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
}

/** Starts the server and returns its output once it is ready. */
export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['apps/api/dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Configuration area')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  await ready;
  return { process: child, output: () => output };
}

/** Resolves when a process has exited. */
export const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const valueAfter = (output: string, label: string) =>
  new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1] ?? '';

/** The owner's credentials in a server's output; empty strings where it printed none. */
export const ownerIn = (output: string): DemoOwner => ({
  email: valueAfter(output, 'Owner'),
  password: valueAfter(output, 'Password'),
  signInLink: valueAfter(output, 'One-time sign-in link'),
});

/** An empty database on a PostgreSQL server, by default that of the test run. */
export async function createPostgresDatabase(
  name: string,
  serverUrl = process.env['TEST_DATABASE_URL'],
): Promise<string> {
  if (serverUrl === undefined)
    throw new Error('Set TEST_DATABASE_URL to run these journeys on PostgreSQL.');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const target = new URL(serverUrl);
  target.pathname = `/${name}`;
  return target.href;
}
