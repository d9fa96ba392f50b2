import { readFileSync } from 'node:fs';
import type { TestKind, TestResult } from './result-file.ts';

interface JsonReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads Vitest's JSON report. A test file that failed to load counts as a failed test. */
export function vitestResults(path: string, kind: TestKind): TestResult[] {
  const report = JSON.parse(readFileSync(path, 'utf8')) as JsonReport;
  return report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const results = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        kind,
        file,
        title: test.fullName,
        passed: test.status === 'passed',
        ...(test.status === 'failed' ? { reason: test.failureMessages.join('\n') } : {}),
      }));
    const isBroken = status === 'failed' && results.every(({ passed }) => passed);
    return isBroken
      ? [...results, { kind, file, title: 'the file as a whole', passed: false, reason: message }]
      : results;
  });
}
