import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rootReferences, tsconfigReferences } from './references.ts';
import { fillTables } from './option-tables/fill-tables.ts';
import { referenceDocuments } from './reference-documents.ts';
import { fontMetrics } from './fonts/font-metrics.ts';
import { blockRegistries } from '../../libs/blocks/generate-registries.ts';

/** `npm run generate` writes every generated file; with `--check` it only lists the stale ones. */
const root = join(import.meta.dirname, '../..');
const mayWrite = !process.argv.includes('--check');

const files = new Map<string, string>([rootReferences(root), fontMetrics(root)]);
for (const { path, text, fresh } of tsconfigReferences(root)) if (!fresh) files.set(path, text);
for (const [path, text] of blockRegistries(join(root, 'libs/blocks/src')))
  files.set(`libs/blocks/src/${path}`, text);
for (const [path, text] of referenceDocuments()) files.set(path, text);
for (const readme of globSync('libs/*/README.md', { cwd: root })) {
  const sources = (path: string) => readFileSync(join(root, dirname(readme), path), 'utf8');
  files.set(readme, fillTables(readFileSync(join(root, readme), 'utf8'), sources));
}
// Needs a database, so that `npm run check` compares it in a separate target, `schema-types`.
if (mayWrite) {
  const { schemaTypesOfMigrations } =
    await import('../../apps/api/src/platform/database/write-schema.ts');
  files.set('apps/api/src/platform/database/schema.gen.ts', await schemaTypesOfMigrations());
}

let stale = 0;
for (const [path, text] of files) {
  const target = join(root, path);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  stale += 1;
  if (mayWrite) writeFileSync(target, text);
  console.log(`${mayWrite ? 'wrote' : 'stale:'} ${path}`);
}
process.exit(mayWrite || stale === 0 ? 0 : 1);
