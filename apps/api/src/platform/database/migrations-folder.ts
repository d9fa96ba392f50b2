import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** Where the product's migrations lie. */
export const migrationsFolder = join(packageFolder, 'migrations');
