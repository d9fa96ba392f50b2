import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { coalesce } from './coalesce.ts';

const pollEveryMs = 100;

export interface ApiProcess {
  /** Ends the server in good order and starts it again; resolves when it serves pages. */
  restart(): Promise<void>;
  /** Resolves when no restart is under way, at once if none is. */
  whenSettled(): Promise<void>;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

/** The API as `npm start` runs it, on a port of its own behind the one that people see. */
export function createApiProcess(root: string, port: number, publicPort: () => number): ApiProcess {
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child === undefined) return;
    child.kill('SIGTERM');
    await ended(child);
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const start = async () => {
    const server = spawn(
      process.execPath,
      ['--conditions=@sitewright/source', '--env-file-if-exists=.env', 'apps/api/src/main.ts'],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          LOG_LEVEL: 'warn',
          ...process.env,
          PORT: String(port),
          PUBLIC_PORT: String(publicPort()),
          HOST: '127.0.0.1',
        },
      },
    );
    child = server;
    // One that ends by itself has said why; the next change starts it again.
    while (server.exitCode === null && !(await isReady())) await delay(pollEveryMs);
  };
  let settled = Promise.resolve();
  const restart = coalesce(async () => {
    await stop();
    await start();
  });
  return {
    restart() {
      settled = restart();
      return settled;
    },
    whenSettled: () => settled,
    stop,
  };
}
