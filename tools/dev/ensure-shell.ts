import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the index.html of the configuration area to where the server expects the built one, unless one exists. In
 * development Vite replaces the page, and only the headers of the response are used, such as its cookies: that needs a
 * file, but no build.
 */
export async function ensureShell(appRoot: string): Promise<void> {
  const folder = join(appRoot, 'dist/client');
  await mkdir(folder, { recursive: true });
  await copyFile(
    join(appRoot, 'index.html'),
    join(folder, 'index.html'),
    constants.COPYFILE_EXCL,
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
