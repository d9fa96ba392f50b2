import { existsSync } from 'node:fs';
import {
  dataPaths,
  describeLockedFolder,
  takeLockFile,
} from '../../apps/api/src/platform/embedded-database/index.ts';

/** Ends this process at once when another one has the data folder open: nobody waits for a build to hear that. */
export function rejectOpenFolder(dataDir: string): void {
  const { lock: path } = dataPaths(dataDir);
  if (!existsSync(path)) return;
  const lock = takeLockFile(path);
  if (lock.kind === 'taken') {
    lock.release();
    return;
  }
  process.stderr.write(`Sitewright could not start: ${describeLockedFolder(dataDir, lock)}\n`);
  process.exit(1);
}
