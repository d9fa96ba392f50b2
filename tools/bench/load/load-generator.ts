import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadJob, LoadResult } from './load-job.ts';

export interface LoadGenerator {
  /** Sends all requests of a job and waits for the last response. */
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

type Message = { readonly result: LoadResult } | { readonly error: string };

/** Starts the load generator's process; one job at a time. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: [] });
  return {
    async run(job) {
      child.send(job);
      const [message] = (await once(child, 'message')) as [Message];
      if ('error' in message) throw new Error(`The load generator failed: ${message.error}`);
      return message.result;
    },
    stop: () => child.disconnect(),
  };
}
