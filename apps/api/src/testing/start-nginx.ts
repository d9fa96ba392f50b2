import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../platform/database/free-port.ts';

/** An nginx process in the foreground, on a free port of 127.0.0.1. */
export interface RunningNginx {
  readonly port: number;
  /** Ends the process and removes its folder. */
  stop(): Promise<void>;
}

/** Writes the content of the `http` block for the port that nginx listens on. */
export type NginxConfig = (options: { readonly port: number }) => string;

const programs = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const maxStartAttempts = 200;
const retryIntervalMs = 25;

/** The path of nginx; undefined if it is not installed. */
export const findNginx = (): string | undefined => programs.find((path) => existsSync(path));

/** Subfolders for the temporary files of nginx, so that it needs no permission outside its folder. */
const folders = ['client-body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;
const temporaryPaths = [
  'client_body_temp_path client-body;',
  'proxy_temp_path proxy;',
  'fastcgi_temp_path fastcgi;',
  'uwsgi_temp_path uwsgi;',
  'scgi_temp_path scgi;',
].join('\n  ');

const mainConfig = (folder: string, http: string) => `
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 512; }
http {
  access_log off;
  ${temporaryPaths}
  ${http}
}
`;

/**
 * Starts nginx with a configuration, for tests of what a proxy does to requests and responses.
 *
 * @throws when nginx is not installed (see `findNginx`), and when it rejects the configuration.
 * @example
 * const nginx = await startNginx(
 *   ({ port }) => `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:4000; } }`,
 * );
 */
export async function startNginx(config: NginxConfig): Promise<RunningNginx> {
  const program = findNginx();
  if (program === undefined)
    throw new Error('nginx is not installed on this machine: apt-get install nginx-light.');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-nginx-'));
  const configFile = join(folder, 'nginx.conf');
  await Promise.all(folders.map((name) => mkdir(join(folder, name))));
  await writeFile(configFile, mainConfig(folder, config({ port })));

  // `-e`: otherwise nginx opens a log that only root may write, before it reads the configuration.
  const nginx = spawn(
    program,
    ['-p', `${folder}/`, '-c', configFile, '-e', join(folder, 'error.log')],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  nginx.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const stopOnExit = () => nginx.kill('SIGTERM');
  process.once('exit', stopOnExit);
  const stop = async () => {
    process.off('exit', stopOnExit);
    await endProcess(nginx);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(nginx, port, () => errors);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function waitUntilListening(
  nginx: ChildProcess,
  port: number,
  errors: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < maxStartAttempts; attempt += 1) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended while starting:\n${errors()}`);
    if (await canConnect(port)) return;
    await delay(retryIntervalMs);
  }
  throw new Error('nginx did not start in time.');
}

async function endProcess(nginx: ChildProcess): Promise<void> {
  if (nginx.exitCode !== null || nginx.signalCode !== null) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
}
