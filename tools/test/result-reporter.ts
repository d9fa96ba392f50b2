import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { TestResult } from './result-file.ts';

/** Environment variable: the file that the results of a run are written to, as an array of `ReportedResult`. */
export const resultPathVariable = 'TEST_RESULT_PATH';

/** The kind is known to who runs the tests. */
export type ReportedResult = Omit<TestResult, 'kind'>;

/** Message, difference and position of a failure. The stack of a browser's command lacks its message. */
function reasonOf({ name, message, diff, stacks = [] }: SerializedError): string {
  const [top] = (stacks as readonly { file: string; line: number; column: number }[]).toReversed();
  const position = top === undefined ? '' : `\n    at ${top.file}:${top.line}:${top.column}`;
  const difference = typeof diff === 'string' ? `\n${diff}` : '';
  return stripVTControlCharacters(`${name ?? 'Error'}: ${message}${difference}${position}`);
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
  // A file that failed outside its tests, for example while it was loaded, counts as a failed test.
  if (module.state() === 'failed' && results.every(({ passed }) => passed)) {
    const reason = module.errors().map(reasonOf).join('\n');
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
