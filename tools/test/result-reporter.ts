import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { TestResult } from './result-file.ts';

/** Environment variable: the file that the results of a run are written to, as an array of `ReportedResult`. */
export const resultPathVariable = 'TEST_RESULT_PATH';

/** The kind is known to who runs the tests. */
export type ReportedResult = Omit<TestResult, 'kind'>;

/** Message, difference and position of a failure. The stack of a browser's command lacks its message. */
function reasonOf({ name, message, diff, stacks = [] }: SerializedError): string {
  const frame = (stacks as readonly { file: string; line: number; column: number }[]).at(-1);
  const position =
    frame === undefined ? '' : `\n    at ${frame.file}:${frame.line}:${frame.column}`;
  const difference = typeof diff === 'string' ? `\n${diff}` : '';
  return `${name ?? 'Error'}: ${message}${difference}${position}`;
}

function resultsOf(module: TestModule): ReportedResult[] {
  const { moduleId: file } = module;
  const results: ReportedResult[] = [];
  for (const test of module.children.allTests()) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') results.push({ file, title: test.fullName, passed: true });
    if (state === 'failed') {
      const reason = errors.map(reasonOf).join('\n');
      results.push({ file, title: test.fullName, passed: false, reason });
    }
  }
  // A file that failed outside its tests, while it was loaded or in a hook, counts as a failed test.
  if (module.state() === 'failed' && results.every(({ passed }) => passed)) {
    const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
    const reason = errors.map(reasonOf).join('\n');
    results.push({ file, title: 'the file as a whole', passed: false, reason });
  }
  return results;
}

/** Writes the result of each test that ran to the file that `TEST_RESULT_PATH` names. */
export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env[resultPathVariable];
    if (path === undefined) throw new Error(`${resultPathVariable} is not set.`);
    writeFileSync(path, JSON.stringify(modules.flatMap(resultsOf)));
  }
}
