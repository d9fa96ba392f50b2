import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../sources/list-sources.ts';
import { findUnsetValues, valuesInCode } from './styles/find-unset-values.ts';

/**
 * Rules of this repository that linters lack: sizes of files, names that hide a concept, entries that export too much,
 * styles for attribute values that no code sets.
 */
const root = join(import.meta.dirname, '../..');
const listed = listSources(root);

const isCode = (path: string) => /^(apps|libs|tools)\/.*\.(ts|tsx|css)$/.test(path);
const isExempt = (path: string) => path.includes('.gen.') || /\/(codes|catalog|sites)\//.test(path);
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

const code = listed.filter((path) => isCode(path) && !isExempt(path));
const sizes = code
  .map((path) => ({ path, lines: linesOf(path) }))
  .toSorted((a, b) => a.lines - b.lines);
const problems: string[] = [];
for (const { path, lines } of sizes)
  if (lines > 400) problems.push(`${path} has ${lines} lines; the maximum is 400.`);

const sources = sizes.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.endsWith('.css'));
const percentile = (share: number) =>
  sources[Math.min(sources.length - 1, Math.floor(sources.length * share))]?.lines ?? 0;
console.log(
  `${sources.length} source files: median ${percentile(0.5)} lines, 90th percentile ${percentile(0.9)}`,
);
if (percentile(0.5) > 80)
  problems.push(`The median source file has ${percentile(0.5)} lines; the maximum is 80.`);
if (percentile(0.9) > 200)
  problems.push(
    `The 90th percentile of source files is ${percentile(0.9)} lines; the maximum is 200.`,
  );

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
/** With more exports, the purpose of a package is unclear: move some to a named entry. */
const maxExports = 75;

/** The entries of packages, except those of `contracts`, whose exports are meant for every package. */
const isEntry = (path: string) =>
  /^libs\/(?!contracts\/)[^/]+\/src\/(?:.+\/)?index\.ts$/.test(path);
for (const path of listed.filter(isEntry)) {
  const text = readFileSync(join(root, path), 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  const names = lists.flatMap(([, list = '']) => list.split(',').filter((name) => name.trim()));
  if (names.length > maxExports)
    problems.push(`${path} exports ${names.length} names; the maximum is ${maxExports}.`);
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
