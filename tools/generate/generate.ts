import { join } from 'node:path';
import { writeTsconfigReferences } from './references.ts';

const root = join(import.meta.dirname, '../..');
for (const path of writeTsconfigReferences(root)) console.log(`wrote ${path}`);
