import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** Result of a test run; `broken`: no test ran. */
export type Outcome = 'passed' | 'failed' | 'timedOut' | 'broken';

const startMs = 180_000;
/** On a busy machine. Test names are paths or parts of paths, so one may match several files. */
const fileMs = 60_000;

interface VitestReport {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const formatFailures = (files: VitestReport['testResults']): string =>
  files
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages = [] }) =>
            `${name} › ${fullName}\n${failureMessages.join('\n')}`,
        ),
    )
    .join('\n')
    .slice(0, 4000);

/** Runs test files in a copy of the repository until the first test fails. */
export async function runTests(
  folder: string,
  { project, tests }: Pick<Mutant, 'project' | 'tests'>,
): Promise<{ readonly outcome: Outcome; readonly output: string }> {
  const report = join(folder, 'reports/mutant.json');
  rmSync(report, { force: true });
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  const args = ['run', '--project', project, '--bail=1', '--retry=0', '--reporter=json'];
  const child = spawn(
    join(folder, 'node_modules/.bin/vitest'),
    [...args, `--outputFile=${report}`, ...tests],
    { cwd: folder, env: { ...env, NODE_ENV: 'test' }, detached: true },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
  const timeoutMs = startMs + fileMs * tests.length;
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, timeoutMs);
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearTimeout(timer);
  if (isTimedOut) return { outcome: 'timedOut', output };
  if (!existsSync(report)) return { outcome: 'broken', output };
  const { numFailedTests, numPassedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  if (numFailedTests > 0) return { outcome: 'failed', output: formatFailures(testResults) };
  if (numPassedTests === 0) return { outcome: 'broken', output };
  // An error outside of every test fails a run as well.
  return { outcome: code === 0 ? 'passed' : 'failed', output };
}
