import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres } from '../test/postgres/start-test-postgres.ts';
import { copyWorkspace, type WorkspaceCopy } from '../generate/workspace-copy.ts';
import { plant, type Mutant } from './mutant.ts';
import { runTests } from './run-tests.ts';
import { mutants } from './table/index.ts';

/**
 * `npm run test:mutants [-- <area> …]`: inserts each bug of the table into a copy of the repository, runs the tests of
 * its feature, and prints how many bugs were detected. Fails below 95 %, and when a bug can no longer be inserted.
 */
const root = join(import.meta.dirname, '../..');
const minKilledShare = 0.95;
const workers = 2;

interface MutantInArea {
  readonly area: string;
  readonly mutant: Mutant;
}

const areas = process.argv.slice(2);
const selected: MutantInArea[] = Object.entries(mutants)
  .filter(([area]) => areas.length === 0 || areas.includes(area))
  .flatMap(([area, list]) => list.map((mutant) => ({ area, mutant })));
const killed = new Map<string, number>();
const survivors: MutantInArea[] = [];
const problems: string[] = [];

async function tryMutant({ folder }: WorkspaceCopy, { area, mutant }: MutantInArea): Promise<void> {
  const path = join(folder, mutant.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, plant(source, mutant));
    const first = await runTests(folder, mutant);
    // On a busy machine, a browser may not start in time.
    const { outcome, output } = first.outcome === 'broken' ? await runTests(folder, mutant) : first;
    if (outcome === 'broken') problems.push(`${mutant.file}: ${mutant.replace}\n${output}`);
    else if (outcome === 'passed') survivors.push({ area, mutant });
    else killed.set(area, (killed.get(area) ?? 0) + 1);
    console.log(`${outcome === 'passed' ? 'SURVIVED' : outcome.padEnd(8)} ${area} ${mutant.file}`);
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    writeFileSync(path, source);
  }
}

/** Runs the tests without any bug: a test that fails anyway would seem to detect every bug. */
async function checkUnmodified({ folder }: WorkspaceCopy): Promise<void> {
  for (const project of ['unit', 'browser', 'api'] as const) {
    const tests = selected
      .filter(({ mutant }) => mutant.project === project)
      .flatMap(({ mutant }) => mutant.tests);
    if (tests.length === 0) continue;
    const { outcome, output } = await runTests(folder, { project, tests: [...new Set(tests)] });
    if (outcome !== 'passed')
      problems.push(`Without a bug, ${project} tests ${outcome}.\n${output}`);
  }
}

const postgres = await startTestPostgres();
process.env['TEST_DATABASE_URL'] = postgres.url;
const copies = Array.from({ length: workers }, () => copyWorkspace(root));
try {
  await checkUnmodified(copies[0] as WorkspaceCopy);
  const queue = selected.values();
  if (problems.length === 0)
    await Promise.all(
      copies.map(async (copy) => {
        for (const mutant of queue) await tryMutant(copy, mutant);
      }),
    );
} finally {
  for (const copy of copies) copy.remove();
  await postgres.stop();
}

const count = (area?: string) =>
  selected.filter((mutant) => area === undefined || mutant.area === area).length;
const line = (name: string, kills: number, total: number) =>
  `${name.padEnd(20)}${`${kills}/${total}`.padStart(9)}${`${((100 * kills) / total).toFixed(1)} %`.padStart(9)}`;
for (const { area, mutant } of survivors)
  console.log(`\nsurvived: ${area} › ${mutant.file}\n  ${mutant.find}\n  → ${mutant.replace}`);
for (const problem of problems) console.log(`\nproblem: ${problem}`);
console.log();
for (const area of new Set(selected.map((mutant) => mutant.area)))
  console.log(line(area, killed.get(area) ?? 0, count(area)));
const allKills = [...killed.values()].reduce((sum, kills) => sum + kills, 0);
console.log(line('all', allKills, count()));
process.exit(problems.length === 0 && allKills >= minKilledShare * count() ? 0 : 1);
