import { execFileSync } from 'node:child_process';

/** The parts of `npm test` that a change can affect. */
export interface AffectedSuites {
  /** Unit, browser and API tests: those that import a changed module, or all. */
  readonly modules: 'importing' | 'all' | 'none';
  /** Journeys: all if the product has changed, else only the changed ones. */
  readonly journeys: 'all' | 'changed' | 'none';
}

/**
 * Whether a change can affect all tests, because imports do not show which: settings, packages, and everything that is
 * not a module, such as style sheets, message catalogs and screenshots, which tests read as files.
 */
const affectsAll = (path: string): boolean =>
  /^(?:vitest\.|playwright\.config|tools\/test\/)/.test(path) || !/\.tsx?$/.test(path);

const isProse = /\.md$|^docs\/images\/|^\.nx\//;
const isTest = /\.(?:test|typetest|fixture|stories)\.tsx?$/;
const isProduct = /^(?:apps\/(?:api|config|visitor)|libs)\//;

/** Decides which suites to run for changed paths, which are relative to the root. */
export function findAffectedSuites(paths: readonly string[]): AffectedSuites {
  const relevant = paths.filter((path) => !isProse.test(path));
  if (relevant.some(affectsAll)) return { modules: 'all', journeys: 'all' };
  const journeys = relevant.some((path) => isProduct.test(path) && !isTest.test(path))
    ? 'all'
    : relevant.some((path) => path.startsWith('apps/e2e/'))
      ? 'changed'
      : 'none';
  return { modules: relevant.length === 0 ? 'none' : 'importing', journeys };
}

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The paths that differ from a commit, including uncommitted and untracked files. */
export function changedPaths(root: string, since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return [
    ...lines(git('diff', '--name-only', since)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
}
