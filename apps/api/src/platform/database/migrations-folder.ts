import { join } from 'node:path';

/** Where the product's migrations lie. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations');
