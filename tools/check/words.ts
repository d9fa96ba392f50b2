import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../sources/list-sources.ts';
import { checkWording } from './words/check-wording.ts';
import { exemptFiles } from './words/exempt-files.ts';

/** Checks that names and prose use the words of `docs/glossary.md`; with arguments, only in these folders. */
const root = join(import.meta.dirname, '../..');
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const files = listSources(root, folders)
  .filter((path) => /\.(tsx?|md|css)$/.test(path) && !path.includes('.gen.'))
  .filter((path) => !exemptFiles.has(path));

const problems = files.flatMap((path) =>
  checkWording(path, readFileSync(join(root, path), 'utf8')),
);
for (const problem of problems) console.error(problem);
// Not `process.exit`, which loses output that a pipe has not read yet.
process.exitCode = problems.length === 0 ? 0 : 1;
