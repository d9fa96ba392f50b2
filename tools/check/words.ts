import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWording } from './words/check-wording.ts';
import { exemptFiles } from './words/exempt-files.ts';

/** Names and prose of the whole repository use the words of `docs/glossary.md`. Folders as arguments check only these. */
const root = join(import.meta.dirname, '../..');
const folders = process.argv.length > 2 ? process.argv.slice(2) : ['.'];
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ...folders],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  },
)
  .split('\n')
  .filter((path) => /\.(tsx?|md|css)$/.test(path) && !path.includes('.gen.'))
  .filter((path) => !exemptFiles.has(path) && existsSync(join(root, path)));

const problems = files.flatMap((path) =>
  checkWording(path, readFileSync(join(root, path), 'utf8')),
);
for (const problem of problems) console.error(problem);
// Not `process.exit`, which cuts off what a pipe has not taken yet.
process.exitCode = problems.length === 0 ? 0 : 1;
