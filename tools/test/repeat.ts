import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { remainingSteps, repeatPlan, type StepRecord } from './repeat-plan.ts';
import { runToEnd } from './run-to-end.ts';

/**
 * `npm run test:repeat`: runs the plan of `repeat-plan.ts` and records each step with its commit. After an interruption
 * it continues with the next step. Ends with code 1 if a step has failed.
 */
const root = join(import.meta.dirname, '../..');
const recordFile = join(root, '.cache/test-repeat.jsonl');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '') {
  console.error('There are uncommitted changes. Commit them, so that results belong to a commit.');
  process.exit(1);
}
const commit = git('rev-parse', 'HEAD');

const readRecords = (): StepRecord[] =>
  existsSync(recordFile)
    ? readFileSync(recordFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as StepRecord)
    : [];

/** Keeps every core busy until the processes are killed. */
const startLoad = (): ChildProcess[] =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );

mkdirSync(dirname(recordFile), { recursive: true });
const steps = remainingSteps(repeatPlan, readRecords(), commit);
console.log(`${steps.length} of ${repeatPlan.length} steps are left for ${commit.slice(0, 8)}.`);
for (const { id, command, isLoaded } of steps) {
  console.log(`\n${id}${isLoaded ? ', under load' : ''}`);
  const load = isLoaded ? startLoad() : [];
  const startedAt = performance.now();
  const { code } = await runToEnd('npm', command, { cwd: root, env: process.env });
  for (const child of load) child.kill();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const record: StepRecord = { commit, id, code, seconds };
  appendFileSync(recordFile, `${JSON.stringify(record)}\n`);
}

const failed = readRecords().filter((record) => record.commit === commit && record.code !== 0);
for (const { id, code } of failed) console.error(`${id} ended with ${code}.`);
console.log(`${repeatPlan.length - failed.length} of ${repeatPlan.length} steps passed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
