import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLockFile } from '../../apps/api/src/platform/embedded-database/index.ts';

const retryIntervalMs = 100;

/** Runs `work` while holding the lock file: other processes wait for their turn. */
export async function inTurn<T>(lockPath: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(dirname(lockPath), { recursive: true });
  for (;;) {
    const lock = takeLockFile(lockPath);
    if (lock.kind === 'taken') {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    await delay(retryIntervalMs);
  }
}
