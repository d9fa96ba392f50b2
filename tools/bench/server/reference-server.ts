import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { serverEnvironment } from './running-server.ts';

/** A bare Fastify with the same process settings as the product: the upper limit of this machine. */
export interface ReferenceServer {
  readonly pid: number;
  readonly port: number;
  /** Sets the response to every request. */
  answerWith(page: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  }): Promise<void>;
  stop(): void;
}

export async function startReferenceServer(): Promise<ReferenceServer> {
  const child = fork(join(import.meta.dirname, 'reference-process.ts'), {
    execArgv: [],
    env: { ...process.env, ...serverEnvironment },
  });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  return {
    pid: child.pid ?? 0,
    port,
    async answerWith({ headers, body }) {
      child.send({ headers, body: body.toString('base64') });
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
