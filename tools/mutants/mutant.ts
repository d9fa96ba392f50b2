import type { TestKind } from '../test/result-file.ts';

/** A plausible small bug, and the tests of the feature that must notice it. */
export interface Mutant {
  /** Path from the repository's root. */
  readonly file: string;
  /** Source text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The Vitest project that the tests belong to. */
  readonly project: Extract<TestKind, 'unit' | 'browser' | 'api'>;
  /** The feature's test files, from the repository's root. */
  readonly tests: readonly string[];
}

/** Mutants by area of the product. */
export type MutantTable = Readonly<Record<string, readonly Mutant[]>>;

/** Returns a function that creates mutants. Paths are relative to `folder`, or with a leading `/` to the root. */
export const bugsIn =
  (folder: string, project: Mutant['project']) =>
  (file: string, find: string, replace: string, ...tests: readonly string[]): Mutant => {
    const fromRoot = (path: string) => (path.startsWith('/') ? path.slice(1) : `${folder}/${path}`);
    return { file: fromRoot(file), find, replace, project, tests: tests.map(fromRoot) };
  };

/** Returns the source with the bug inserted. Throws unless `find` occurs exactly once. */
export function plant(source: string, { file, find, replace }: Mutant): string {
  const at = source.indexOf(find);
  if (at === -1) throw new Error(`${file} no longer contains: ${find}`);
  if (source.includes(find, at + 1)) throw new Error(`${file} contains more than once: ${find}`);
  return `${source.slice(0, at)}${replace}${source.slice(at + find.length)}`;
}
