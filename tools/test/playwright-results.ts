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
  /** One test per project. The `ok` of the spec covers only the first project, so it is not used. */
  readonly tests: readonly ProjectTest[];
}

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const hasFailed = ({ status }: ProjectTest) => status === 'unexpected';

/** Playwright's snapshot of the accessibility tree at the time of the failure; empty if there is none. */
function pageSnapshotOf({ attachments = [] }: Attempt): string {
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
          pageSnapshotOf(attempt),
          serverOutputOf(attempt),
        ]
          .map((text) => text.slice(0, 1500))
          .join('\n'),
      ),
    )
    .join('\n');

/** Reads Playwright's JSON report. The reason of a failure includes the page snapshot and the server's output. */
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
