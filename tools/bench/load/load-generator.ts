import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadJob, LoadResult } from './load-job.ts';

export interface LoadGenerator {
  /** Sends all requests of a job and waits for the last answer. */
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

type Answer = { readonly result: LoadResult } | { readonly error: string };

/** Starts the load generator's process; one job at a time. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), { execArgv: [] });
  return {
    async run(job) {
      child.send(job);
      const [answer] = (await once(child, 'message')) as [Answer];
      if ('error' in answer) throw new Error(`The load generator failed: ${answer.error}`);
      return answer.result;
    },
    stop: () => child.disconnect(),
  };
}
