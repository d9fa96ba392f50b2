import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of this package, found from both source and build: it contains migrations, maps and demo files. */
export const packageFolder: string = folderAbove(import.meta.dirname);

function folderAbove(folder: string): string {
  const isRoot = dirname(folder) === folder;
  return isRoot || existsSync(join(folder, 'package.json')) ? folder : folderAbove(dirname(folder));
}
