import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverCommand, serverMemory } from '../../dev/server-command.ts';
import { freePort } from '../../../apps/api/src/platform/database/free-port.ts';

const root = join(import.meta.dirname, '../../..');
export interface ServerOptions {
  /** Data folder. Default: a temporary folder, which `stop` deletes. */
  readonly dataDir?: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Port, such as that of the previous server after a restart. Default: a free one. */
  readonly port?: number;
  /** False turns the page cache off (`PAGE_CACHE_MB=0`). Default: the default of the server. */
  readonly keepsPages?: boolean;
}

/** The demo owner's login, as a first start prints it. */
export interface OwnerLogin {
  readonly email: string;
  readonly password: string;
}

/** The real server in a separate process, started as `npm start` starts it. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  readonly dataDir: string;
  /** Hosts of the websites, with port, as the server printed them. */
  readonly siteHosts: readonly string[];
  readonly configHost: string;
  /** Undefined when the data folder was not new: only a first start prints it. */
  readonly owner: OwnerLogin | undefined;
  /** Stops it gracefully (SIGTERM). */
  stop(): Promise<void>;
  /** Kills it (SIGKILL); its data folder stays. */
  kill(): Promise<void>;
}

/** The output of the server until it is ready. */
async function readWelcome(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      // The last line of the welcome; the owner's lines precede it on a first start.
      if (/Configuration area[^]*\n\n/.test(output)) resolve(output);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

const valueAfter = (text: string, label: string) =>
  new RegExp(`${label}\\s+(\\S+)`).exec(text)?.[1];

function ownerIn(welcome: string): OwnerLogin | undefined {
  const email = valueAfter(welcome, 'Owner');
  const password = valueAfter(welcome, 'Password');
  return email === undefined || password === undefined ? undefined : { email, password };
}

/** Environment of every measured server: the same for all, so that they can be compared. */
export const serverEnvironment = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  ...serverMemory,
} as const;

/** Starts the server and waits until it serves. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
  const port = options.port ?? (await freePort());
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, serverCommand, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...serverEnvironment,
      ...(options.keepsPages === false ? { PAGE_CACHE_MB: '0' } : {}),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    },
  });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  const welcome = await readWelcome(child);

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    process.off('exit', killOnExit);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
  }
  const hosts = [...welcome.matchAll(/http:\/\/([^/\s]+)/g)].map(([, host = '']) => host);
  return {
    pid: child.pid ?? 0,
    port,
    dataDir,
    siteHosts: [...new Set(hosts.filter((host) => !host.startsWith('config.')))],
    configHost: `config.localhost:${port}`,
    owner: ownerIn(welcome),
    async stop() {
      await end('SIGTERM');
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}
