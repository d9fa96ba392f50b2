import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { changedPaths, findAffectedSuites, type AffectedSuites } from './affected.ts';
import { requireChromium } from './chromium-path.ts';
import { installNginx } from './install-nginx.ts';
import { playwrightResults } from './playwright-results.ts';
import { startTestPostgres } from './postgres/start-test-postgres.ts';
import { clearResults, writeResults, type TestResult } from './result-file.ts';
import { resultPathVariable, type ReportedResult } from './result-reporter.ts';
import { type Ending, runToEnd } from './run-to-end.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/**
 * `npm test`: unit, browser, API on PostgreSQL, end to end on the embedded database. `--long` runs every variant, and
 * the API on both databases. `--affected[=commit]` runs only what the changes since a commit can affect, by default the
 * uncommitted ones.
 */
const root = join(import.meta.dirname, '../..');
const isLong = process.argv.includes('--long');
const affectedArgument = process.argv.find((argument) => /^--affected(?:=|$)/.test(argument));
const since = affectedArgument === undefined ? undefined : affectedArgument.split('=')[1] || 'HEAD';
const suites: AffectedSuites =
  since === undefined
    ? { modules: 'all', journeys: 'all' }
    : findAffectedSuites(changedPaths(root, since));
const reports = join(root, 'reports');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

requireChromium();
if (!installNginx())
  throw new Error(
    'nginx is not installed, and installing it failed. Debian: apt-get install nginx-light.',
  );
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
clearResults(root);
const fingerprint = sourceFingerprint(root);
const results: TestResult[] = [];
const brokenRuns: string[] = [];

const indent = (text: string) => `\n${text}`.replaceAll('\n', '\n    ');

type Suite = 'unit' | 'browser' | 'api';

const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> =>
  runToEnd(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...(isLong ? { LONG: '1' } : {}), ...env },
  });

/**
 * Records the results in the report of a run. A run is broken if it has no report, fails without a failed test, or
 * contains no tests although all were requested.
 */
function record(
  name: string,
  report: string,
  read: (path: string) => TestResult[],
  { code, errorOutput }: Ending,
): void {
  const found = existsSync(report) ? read(report) : [];
  const isEmpty = found.length === 0 && (since === undefined || code !== 0);
  if (isEmpty || (code !== 0 && found.every((result) => result.passed))) {
    brokenRuns.push(
      `${name} ended with ${code} and ${found.length} tests, none of them failed${indent(errorOutput)}`,
    );
  }
  results.push(...found);
  // Only full runs prove requirements.
  if (since === undefined) writeResults(root, name, { fingerprint, results: found });
}

const changedOnly = suites.modules === 'importing' ? [`--changed=${since}`] : [];

async function vitest(name: string, suite: Suite, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const report = join(reports, `${name}.json`);
  const ending = await run(
    bin('vitest'),
    [
      'run',
      '--project',
      suite,
      '--passWithNoTests',
      ...changedOnly,
      '--reporter=default',
      `--reporter=${join(import.meta.dirname, 'result-reporter.ts')}`,
    ],
    { ...env, [resultPathVariable]: report },
  );
  const read = (path: string) =>
    (JSON.parse(readFileSync(path, 'utf8')) as ReportedResult[]).map((result) => ({
      kind: suite,
      ...result,
    }));
  record(name, report, read, ending);
}

async function journeys(databaseUrl: string): Promise<void> {
  const report = join(reports, 'e2e.json');
  const changedOnly = suites.journeys === 'changed' ? [`--only-changed=${since}`] : [];
  const ending = await run(
    process.execPath,
    [
      join(root, 'tools/test/e2e.ts'),
      ...changedOnly,
      '--pass-with-no-tests',
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_DATABASE_URL: databaseUrl },
  );
  record('e2e', report, playwrightResults, ending);
}

if (suites.modules !== 'none') await vitest('unit', 'unit');

const postgres = await startTestPostgres();
try {
  // Both run at once: each keeps only about one core busy, because a browser waits for frames a third of the time.
  if (suites.modules !== 'none')
    await Promise.all([
      vitest('browser', 'browser'),
      vitest('api-postgres', 'api', { TEST_DATABASE_URL: postgres.url }).then(() =>
        isLong ? vitest('api-pglite', 'api') : undefined,
      ),
    ]);
  if (suites.journeys !== 'none') await journeys(postgres.url);
} finally {
  await postgres.stop();
}

const failed = results.filter((result) => !result.passed);
for (const { kind, file, title, reason = '' } of failed) {
  process.stdout.write(
    `\nfailed: ${kind} › ${relative(root, resolve(root, file))} › ${title}${indent(stripVTControlCharacters(reason).slice(0, kind === 'e2e' ? 4000 : 1500))}\n`,
  );
}
for (const run of brokenRuns) process.stdout.write(`\nbroken: ${run}\n`);
const failureCount = failed.length + brokenRuns.length;
process.stdout.write(`\n${results.length - failed.length} passed, ${failureCount} failed\n`);
process.exit(failureCount === 0 ? 0 : 1);
