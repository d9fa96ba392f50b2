import { constants } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts the configuration area's own page where the server looks for the built one, unless one is there. Vite draws
 * the page in development, and the server only sends it with its cookies: that needs a file, and no build.
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
