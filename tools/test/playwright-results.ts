import { readFileSync } from 'node:fs';
import type { TestResult } from './result-file.ts';

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly file: string;
  readonly tests: readonly {
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const reasonOf = ({ tests }: Spec): string =>
  tests
    .flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
    .filter((message) => message !== '')
    .join('\n');

/** Playwright's JSON report as results of the kind `e2e`. */
export function playwrightResults(path: string): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as { readonly suites: readonly Suite[] };
  const walk = (suite: Suite): TestResult[] => [
    ...(suite.specs ?? []).map((spec) => ({
      kind: 'e2e' as const,
      file: spec.file,
      title: spec.title,
      passed: spec.ok,
      ...(spec.ok ? {} : { reason: reasonOf(spec) }),
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return report.suites.flatMap(walk);
}
