import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnsetValues, valuesInCode } from './styles/find-unset-values.ts';

/**
 * Rules of the house that linters lack: sizes of files, names that hide a concept, entries that export too much, styles
 * of states that do not exist, what the repository must not speak of.
 */
const root = join(import.meta.dirname, '../..');
const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, maxBuffer: 1e8 },
)
  .toString()
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)));

const isCode = (path: string) => /^(apps|libs|tools)\/.*\.(ts|tsx|css)$/.test(path);
const isExempt = (path: string) => path.includes('.gen.') || /\/(codes|catalog|sites)\//.test(path);
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

const code = listed.filter((path) => isCode(path) && !isExempt(path));
const sizes = code
  .map((path) => ({ path, lines: linesOf(path) }))
  .toSorted((one, other) => one.lines - other.lines);
const problems: string[] = [];
for (const { path, lines } of sizes)
  if (lines > 400) problems.push(`${path} has ${lines} lines; 400 is the most.`);

const sources = sizes.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.endsWith('.css'));
const at = (share: number) =>
  sources[Math.min(sources.length - 1, Math.floor(sources.length * share))]?.lines ?? 0;
console.log(`${sources.length} source files: median ${at(0.5)} lines, 90th percentile ${at(0.9)}`);
if (at(0.5) > 80) problems.push(`The median source file has ${at(0.5)} lines; 80 is the most.`);
if (at(0.9) > 200)
  problems.push(`The 90th percentile of source files is ${at(0.9)} lines; 200 is the most.`);

for (const path of listed.filter((name) => /^(apps|libs|tools)\//.test(name))) {
  if (/(^|\/)(utils?|helpers?|common|shared|misc)(\/|\.)/i.test(path))
    problems.push(`${path}: name the concept instead.`);
  if (
    /[A-Z]/.test(
      path
        .split('/')
        .at(-1)!
        .replace(/README|LICENSE|CHANGELOG/, ''),
    )
  )
    problems.push(`${path}: files are named in kebab-case.`);
}
/** More names than this hide what a package is for: the rest belongs in a named entry. */
const mostExports = 75;

/** The entries of packages, save those of `contracts`, which are the lists of what every package may name. */
const isEntry = (path: string) =>
  /^libs\/(?!contracts\/)[^/]+\/src\/(?:.+\/)?index\.ts$/.test(path);
for (const path of listed.filter(isEntry)) {
  const text = readFileSync(join(root, path), 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(',').filter((name) => name.trim()));
  if (names.length > mostExports)
    problems.push(`${path} exports ${names.length} names; ${mostExports} is the most.`);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const isProduct = (path: string) =>
  /^(apps|libs)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);
const values = valuesInCode(listed.filter(isProduct).map(read));
for (const path of listed.filter((name) => /^(apps|libs)\/.*\.css$/.test(name)))
  for (const selector of findUnsetValues(read(path), values))
    problems.push(`${path}: no code sets what ${selector} selects.`);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
