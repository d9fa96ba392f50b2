import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of tests, the cheapest first: a row is proven by its own kind or a costlier one. */
export const testKinds = ['check', 'unit', 'browser', 'api', 'e2e'] as const;
export type TestKind = (typeof testKinds)[number];

export interface TestResult {
  readonly kind: TestKind;
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
  /** Failure message of a failed test. */
  readonly reason?: string;
}

export interface ResultFile {
  readonly fingerprint: string;
  readonly results: readonly TestResult[];
}

const folder = (root: string) => join(root, 'reports/requirements');

/** Deletes the results of earlier runs. */
export const clearResults = (root: string): void =>
  rmSync(folder(root), { recursive: true, force: true });

export function writeResults(root: string, name: string, file: ResultFile): void {
  mkdirSync(folder(root), { recursive: true });
  writeFileSync(join(folder(root), `${name}.json`), JSON.stringify(file));
}

export function readResults(root: string): ResultFile[] {
  try {
    return readdirSync(folder(root))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(folder(root), name), 'utf8')) as ResultFile);
  } catch {
    return [];
  }
}
