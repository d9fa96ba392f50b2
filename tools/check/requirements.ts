import { join } from 'node:path';
import { readResults } from '../test/result-file.ts';
import { sourceFingerprint } from '../test/source-fingerprint.ts';
import { proveRequirements, readRequirements } from './requirement-table.ts';

/** `npm run check:requirements [-- --list <home>]`: per home, rows proven by the tests that ran / all rows. */
const root = join(import.meta.dirname, '../..');
const requirements = readRequirements(join(root, 'docs/specification/requirements.tsv'));
const files = readResults(root);
const problems: string[] = [];
if (files.length === 0) problems.push('There are no test results. Run npm test first.');
const fingerprint = sourceFingerprint(root);
if (files.some((file) => file.fingerprint !== fingerprint))
  problems.push('The test results are stale: sources changed since. Run npm test again.');

const { proven, faults, weak } = proveRequirements(requirements, files);
problems.push(...faults);

const listAt = process.argv.indexOf('--list');
const listed = listAt === -1 ? undefined : process.argv[listAt + 1];
if (listed !== undefined) {
  for (const row of requirements.filter(
    (candidate) => candidate.home === listed && !proven.has(candidate.id),
  )) {
    const note = weak.get(row.id);
    console.log(`${row.id}\t${row.kind}\t${note === undefined ? '' : `[${note}] `}${row.text}`);
  }
} else {
  const homes = [...new Set(requirements.map((row) => row.home))].toSorted();
  const count = (home?: string) => {
    const rows = requirements.filter((row) => home === undefined || row.home === home);
    return `${rows.filter((row) => proven.has(row.id)).length} / ${rows.length}`;
  };
  for (const home of homes) console.log(`${home.padEnd(20)}${count(home)}`);
  console.log(`${'all'.padEnd(20)}${count()}`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
