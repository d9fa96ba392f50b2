import { existsSync } from 'node:fs';
import {
  dataPaths,
  describeLockedFolder,
  takeLockFile,
} from '../../apps/api/src/platform/embedded-database/index.ts';

/** Exits with an error when another process has the data folder open. Call it before a build, which takes long. */
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
