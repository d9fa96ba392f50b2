import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

/** Always: the command writes what the formatter agrees with. With `LONG=1`: all other checks agree as well. */
const isLong = process.env['LONG'] === '1';

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace(join(import.meta.dirname, '../..'));
  if (isLong) generate();
}, 60_000);
afterAll(() => copy.remove());

const generate = (...args: readonly string[]) =>
  copy.run('node', '--conditions=@sitewright/source', 'tools/generate/generate.ts', ...args);

interface Creation {
  readonly args: readonly string[];
  /** A path that the command prints. */
  readonly prints: string;
  /** What the compiler builds. */
  readonly builds: string;
  readonly tests: readonly (readonly [project: string, path: string])[];
}

const creations: Readonly<Record<string, Creation>> = {
  'a new library': {
    args: ['lib', 'sample-engine', 'engine', 'A sample that runs or is idle.'],
    prints: 'libs/sample-engine/src/create-sample-engine.ts',
    builds: 'libs/sample-engine',
    tests: [['unit', 'libs/sample-engine']],
  },
  'a new block': {
    args: ['block', 'sample-clock'],
    prints: 'libs/blocks/src/blocks/sample-clock/view.tsx',
    builds: 'apps/visitor',
    tests: [
      ['unit', 'libs/blocks'],
      ['unit', 'libs/contracts'],
      ['unit', 'apps/visitor/src/renderer'],
    ],
  },
  'a new endpoint': {
    args: ['endpoint', 'mail/write-sample-letter'],
    prints: 'apps/api/src/features/mail/write-sample-letter.ts',
    builds: 'apps/api',
    tests: [['api', 'apps/api/src/features/mail']],
  },
  'a new screen': {
    args: ['screen', 'sample-wishes'],
    prints: 'apps/config/src/features/sample-wishes/sample-wishes-screen.tsx',
    builds: 'apps/config',
    tests: [['browser', 'apps/config/src/features/sample-wishes']],
  },
  'an endpoint of a new feature': {
    args: ['endpoint', 'sample-wishes/list-sample-wishes'],
    prints: 'apps/api/src/features/sample-wishes/index.ts',
    builds: 'apps/api',
    tests: [
      ['api', 'apps/api/src/features/sample-wishes'],
      ['api', 'apps/api/src/platform/tenancy'],
    ],
  },
};

describe.each(Object.entries(creations))('%s', (_, { args, prints, builds, tests }) => {
  it('is formatted as created, and passes all checks with LONG=1', () => {
    const written = copy.run('node', 'tools/generate/new.ts', ...args).split('\n');
    const paths = written.filter((line) => /^\S+\.\w+$/.test(line));
    expect(paths).toContain(prints);
    copy.run('oxfmt', '--check', ...paths);
    if (!isLong) return;
    generate('--check');
    // The boundaries between layers are checked against the graph that this command keeps.
    copy.run('nx', 'show', 'projects');
    copy.run('oxlint', ...paths.filter((path) => /\.tsx?$/.test(path)));
    copy.run('tsc', '-b', builds);
    for (const [project, path] of tests) copy.run('vitest', 'run', '--project', project, path);
  }, 600_000);
});
