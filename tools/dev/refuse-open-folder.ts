import { existsSync } from 'node:fs';
import { dataPaths } from '../../apps/api/src/platform/embedded-database/data-directory.ts';
import { takeLockFile } from '../../apps/api/src/platform/embedded-database/lock-file.ts';

/** Ends this process at once when another one has the data folder open: nobody waits for a build to hear that. */
export function refuseOpenFolder(dataDir: string): void {
  const { lock: path } = dataPaths(dataDir);
  if (!existsSync(path)) return;
  const lock = takeLockFile(path);
  if (lock.kind === 'taken') {
    lock.release();
    return;
  }
  process.stderr.write(
    `Sitewright could not start: The database in ${dataDir} is open in the process ${lock.holder.pid}: stop that one first.\n`,
  );
  process.exit(1);
}
