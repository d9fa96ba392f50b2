import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startTestPostgres } from './postgres/start-test-postgres.ts';
import { requireChromium } from './chromium-path.ts';
import { installNginx } from './install-nginx.ts';
import { playwrightResults } from './playwright-results.ts';
import { clearResults, writeResults, type TestKind, type TestResult } from './result-file.ts';
import { type Ending, runToEnd } from './run-to-end.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { vitestResults } from './vitest-results.ts';

/** `npm test`: unit, browser, API on both databases, end to end; `--long` asks for the full numbers. */
const root = join(import.meta.dirname, '../..');
const isLong = process.argv.includes('--long');
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

const indented = (words: string) => `\n${words}`.replaceAll('\n', '\n    ');

const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ending> =>
  runToEnd(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...(isLong ? { LONG: '1' } : {}), ...env },
  });

/** A run counts by its report; one that leaves none, or fails without a failed test, counts as broken. */
async function record(name: string, kind: TestKind, report: string, ending: Ending): Promise<void> {
  const { code, errorOutput } = ending;
  const found = existsSync(report)
    ? kind === 'e2e'
      ? playwrightResults(report)
      : vitestResults(report, kind)
    : [];
  if (found.length === 0 || (code !== 0 && found.every((result) => result.passed))) {
    brokenRuns.push(
      `${name} ended with ${code} and ${found.length} tests, none of them failed${indented(errorOutput)}`,
    );
  }
  results.push(...found);
  writeResults(root, name, { fingerprint, results: found });
}

async function vitest(name: string, kind: TestKind, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const report = join(reports, `${name}.json`);
  const ending = await run(
    bin('vitest'),
    [
      'run',
      '--project',
      kind,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  await record(name, kind, report, ending);
}

await vitest('unit', 'unit');

const postgres = await startTestPostgres();
try {
  // Each keeps about one core busy: a browser waits for its frames a third of the time.
  await Promise.all([
    vitest('browser', 'browser'),
    vitest('api-pglite', 'api').then(() =>
      vitest('api-postgres', 'api', { TEST_DATABASE_URL: postgres.url }),
    ),
  ]);
  const report = join(reports, 'e2e.json');
  const ending = await run(
    process.execPath,
    [join(root, 'tools/test/e2e.ts'), '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_DATABASE_URL: postgres.url },
  );
  await record('e2e', 'e2e', report, ending);
} finally {
  await postgres.stop();
}

const failed = results.filter((result) => !result.passed);
for (const { kind, file, title, reason = '' } of failed) {
  process.stdout.write(
    `\nfailed: ${kind} › ${relative(root, resolve(root, file))} › ${title}${indented(stripVTControlCharacters(reason).slice(0, kind === 'e2e' ? 4000 : 600))}\n`,
  );
}
for (const run of brokenRuns) process.stdout.write(`\nbroken: ${run}\n`);
const bad = failed.length + brokenRuns.length;
process.stdout.write(`\n${results.length - failed.length} passed, ${bad} failed\n`);
process.exit(bad === 0 ? 0 : 1);
