import { join } from 'node:path';
import { readResults } from '../test/result-file.ts';
import { sourceFingerprint } from '../test/source-fingerprint.ts';
import { buildCommands } from './product/build-commands.ts';
import { createExerciseReader } from './product/exercised-exports.ts';
import { readLibraryRows } from './product/library-rows.ts';
import { proveInProduct } from './product/prove-in-product.ts';
import { readRecords } from './product/read-records.ts';
import { createIsShipped } from './product/shipped.ts';
import { proveRequirements, readRequirements } from './requirement-table.ts';

/**
 * `npm run check:requirements [-- --list <home>]`: per home, rows proven by the tests that ran, rows that hold in the
 * product, and all rows. `--list` prints the rows of a home that are not proven, `--missing` the proven rows that no
 * page, screen, route, job or command makes reachable, each with the exports that no build contains.
 */
const root = join(import.meta.dirname, '../..');
const requirements = readRequirements(join(root, 'docs/specification/requirements.tsv'));
const files = readResults(root);
const problems: string[] = [];
if (files.length === 0) problems.push('There are no test results. Run npm test first.');
const fingerprint = sourceFingerprint(root);
if (files.some((file) => file.fingerprint !== fingerprint))
  problems.push('The test results are stale: sources changed since. Run npm test again.');

const { proven, errors, weak } = proveRequirements(requirements, files);
problems.push(...errors);
const builds = readRecords(root);
problems.push(...builds.problems);
const product = proveInProduct({
  requirements,
  files,
  proven,
  libraryRows: readLibraryRows(join(root, 'docs/specification/library-rows.tsv')),
  isShipped: createIsShipped(root, [...builds.exports, await buildCommands(root)]),
  exerciseOf: createExerciseReader(root),
});
problems.push(...product.problems);

const listAt = process.argv.indexOf('--list');
const listedHome = listAt === -1 ? undefined : process.argv[listAt + 1];
if (listedHome !== undefined) {
  for (const row of requirements.filter(
    (candidate) => candidate.home === listedHome && !proven.has(candidate.id),
  )) {
    const note = weak.get(row.id);
    console.log(`${row.id}\t${row.kind}\t${note === undefined ? '' : `[${note}] `}${row.text}`);
  }
} else if (process.argv.includes('--missing')) {
  for (const [id, exports] of product.missing) console.log(`${id}\t${exports.join(' ')}`);
} else {
  const homes = [...new Set(requirements.map((row) => row.home))].toSorted();
  const print = (name: string, home?: string) => {
    const rows = requirements.filter((row) => home === undefined || row.home === home);
    const count = (ids: ReadonlySet<string>) =>
      String(rows.filter(({ id }) => ids.has(id)).length).padStart(9);
    console.log(
      `${name.padEnd(20)}${count(proven)}${count(product.inProduct).padStart(13)}${String(rows.length).padStart(7)}`,
    );
  };
  console.log(`${'home'.padEnd(20)}   proven   in product    all`);
  for (const home of homes) print(home, home);
  print('all');
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
