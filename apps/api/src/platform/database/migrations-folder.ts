import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';

/** The folder of the product's migrations. */
export const migrationsFolder = join(packageFolder, 'migrations');
