import { existsSync, readFileSync } from 'node:fs';
import type { TestResult } from './result-file.ts';

interface Attachment {
  readonly name: string;
  readonly path?: string;
  /** In base64. */
  readonly body?: string;
}

interface Attempt {
  readonly error?: { readonly message?: string };
  readonly attachments?: readonly Attachment[];
}

/** One test in one project. */
interface ProjectTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly projectName: string;
  readonly results: readonly Attempt[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  /** The same test of several projects is one entry, whose own `ok` tells of the first project only. */
  readonly tests: readonly ProjectTest[];
}

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const hasFailed = ({ status }: ProjectTest) => status === 'unexpected';

/** The accessible tree of the page as Playwright wrote it down when the test failed. */
function pageOf({ attachments = [] }: Attempt): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  return /# Page snapshot\n+```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}

const serverOutputOf = ({ attachments = [] }: Attempt): string => {
  const body = attachments.find(({ name }) => name === 'server-output')?.body ?? '';
  return Buffer.from(body, 'base64').toString();
};

const reasonOf = ({ tests }: Spec): string =>
  tests
    .filter(hasFailed)
    .flatMap(({ projectName, results }) =>
      results.map((attempt) =>
        [
          `on ${projectName}: ${attempt.error?.message ?? ''}`,
          pageOf(attempt),
          serverOutputOf(attempt),
        ]
          .map((text) => text.slice(0, 1500))
          .join('\n'),
      ),
    )
    .join('\n');

/** Playwright's JSON report as results of the kind `e2e`: a failure tells what the page showed and the server printed. */
export function playwrightResults(path: string): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as { readonly suites: readonly Suite[] };
  const walk = (suite: Suite): TestResult[] => [
    ...(suite.specs ?? []).map((spec) => {
      const passed = !spec.tests.some(hasFailed);
      return {
        kind: 'e2e' as const,
        file: spec.file,
        title: spec.title,
        passed,
        ...(passed ? {} : { reason: reasonOf(spec) }),
      };
    }),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return report.suites.flatMap(walk);
}
