import { readFileSync } from 'node:fs';
import type { TestKind, TestResult } from './result-file.ts';

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** Vitest's JSON report as results of one kind. */
export function vitestResults(path: string, kind: TestKind): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as JsonReport;
  return report.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        kind,
        file: file.name,
        title: test.fullName,
        passed: test.status === 'passed',
      })),
  );
}
