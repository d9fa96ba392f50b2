import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { coalesce } from './coalesce.ts';

const pollIntervalMs = 100;

export interface ApiProcess {
  /** Stops the server gracefully and starts it again; resolves when it serves pages. */
  restart(): Promise<void>;
  /** Resolves when no restart is in progress; immediately if there is none. */
  whenSettled(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that a signal ended has no exit code. */
const hasExited = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

const waitForExit = (child: ChildProcess): Promise<void> =>
  hasExited(child)
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

/** The API, run from its sources on an internal port behind the public port of the development server. */
export function createApiProcess(root: string, port: number, publicPort: () => number): ApiProcess {
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (child === undefined) return;
    child.kill('SIGTERM');
    await waitForExit(child);
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
    // A server that exits has printed the reason; the next change starts it again.
    while (!hasExited(server) && !(await isReady())) await delay(pollIntervalMs);
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
