import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createExerciseReader, type ProductExport } from './exercised-exports.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-exercise-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
const names = (used: readonly ProductExport[]) =>
  used.map(({ file, name }) => `${file}#${name}`).toSorted();
const exercise = (id: string, test = 'libs/a/src/a.test.ts') =>
  createExerciseReader(root)(join(root, test), id);

it('finds the exports used by the test of an ID, and none of other tests', () => {
  write({
    'libs/a/src/a.ts': 'export const one = () => 1;\nexport const two = () => 2;',
    'libs/a/src/a.test.ts': `import { one, two } from './a.ts';
      it('is one (A-01)', () => { one(); });
      it('is two (A-02)', () => { two(); });`,
  });
  expect(names(exercise('A-01').exports)).toEqual(['libs/a/src/a.ts#one']);
});

it('follows re-exports, packages and fixtures to the declaration', () => {
  write({
    'libs/a/package.json': JSON.stringify({
      exports: { '.': { '@sitewright/source': './src/index.ts' } },
    }),
    'libs/a/src/index.ts': "export * from './inner.ts';\nexport { b as c } from './b.ts';",
    'libs/a/src/inner.ts': 'export function inner() {}\nexport interface Shape {}',
    'libs/a/src/b.ts': 'export const b = () => 0;',
    'libs/a/src/testing/open.ts': `import { inner } from '@sitewright/a';
      export const open = () => inner();`,
    'libs/a/src/a.test.ts': `import { c, type Shape } from '@sitewright/a';
      import { open } from './testing/open.ts';
      const shape: Shape = {};
      it('opens (A-01)', () => { open(); c(shape); });`,
  });
  expect(names(exercise('A-01').exports)).toEqual([
    'libs/a/src/b.ts#b',
    'libs/a/src/inner.ts#inner',
  ]);
});

it('distinguishes local variables of the same name in different functions', () => {
  write({
    'libs/a/src/a.ts': 'export const one = () => 1;\nexport const two = () => 2;',
    'libs/a/src/a.test.ts': `import { one, two } from './a.ts';
      const first = () => { const made = one(); return made; };
      const second = () => { const made = two(); return made; };
      it('is first (A-01)', () => { first(); });`,
  });
  expect(names(exercise('A-01').exports)).toEqual(['libs/a/src/a.ts#one']);
});

it('follows assignments to a variable in beforeAll, and not to a shadowing variable', () => {
  write({
    'libs/a/src/a.ts': 'export const one = () => 1;\nexport const two = () => 2;',
    'libs/a/src/a.test.ts': `import { one, two } from './a.ts';
      let made;
      beforeAll(async () => { made = await one(); });
      const other = () => { let made; const make = () => { made = two(); }; make(); return made; };
      it('is made (A-01)', () => { made.call(); });
      it('is another (A-02)', () => { other(); });`,
  });
  expect(names(exercise('A-01').exports)).toEqual(['libs/a/src/a.ts#one']);
  expect(names(exercise('A-02').exports)).toEqual(['libs/a/src/a.ts#two']);
});

it.each(['access/open.ts', 'platform/test-server.ts', 'testing/open.ts'])(
  'follows the test helper apps/api/src/%s',
  (path) => {
    write({
      'apps/api/src/app.ts': 'export const buildApp = () => 1;',
      [`apps/api/src/${path}`]: `import { buildApp } from '../app.ts';
        export const open = () => buildApp();`,
      'apps/api/src/app.test.ts': `import { open } from './${path}';
        let app;
        beforeAll(() => { app = open(); });
        it('answers (A-01)', () => app.inject('/'));`,
    });
    const { exports } = exercise('A-01', 'apps/api/src/app.test.ts');
    expect(names(exports)).toEqual(['apps/api/src/app.ts#buildApp']);
  },
);

it('finds the exports used by a table row with the ID', () => {
  write({
    'libs/a/src/a.ts': 'export const x = [];\nexport const y = [];\nexport const check = () => {};',
    'libs/a/src/a.test.ts': `import { check, x, y } from './a.ts';
      it.each([['A-01', x], ['A-02', y]])('has %s', (_, table) => { check(table); });`,
  });
  expect(names(exercise('A-02').exports)).toEqual(['libs/a/src/a.ts#check', 'libs/a/src/a.ts#y']);
});

it('returns the exports of each describe.each row as alternatives', () => {
  write({
    'libs/a/src/a.ts': 'export const x = () => 0;\nexport const y = () => 0;',
    'libs/a/src/testing/adapters.ts': `import { x, y } from '../a.ts';
      export const adapters = [{ run: x }, { run: y }];`,
    'libs/a/src/a.test.ts': `import { adapters } from './testing/adapters.ts';
      describe.each(adapters)('$run', ({ run }) => { it('runs (A-01)', () => { run(); }); });`,
  });
  const { exports, alternatives } = exercise('A-01');
  expect(exports).toEqual([]);
  expect(alternatives.map(names)).toEqual([['libs/a/src/a.ts#x'], ['libs/a/src/a.ts#y']]);
});

it('marks constants that builds inline', () => {
  write({
    'libs/a/src/a.ts': 'export const most = 60 * 1000;\nexport const all = [most];',
    'libs/a/src/a.test.ts': `import { all, most } from './a.ts';
      it('ends (A-01)', () => { expect(all).toContain(most); });`,
  });
  const inlined = exercise('A-01').exports.map(({ name, isInlined }) => [name, isInlined]);
  expect(Object.fromEntries(inlined)).toEqual({ all: false, most: true });
});
