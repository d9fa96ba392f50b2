import { describe, expect, it } from 'vitest';
import type { TestKind } from '../../test/result-file.ts';
import type { ProductExport } from './exercised-exports.ts';
import { proveInProduct } from './prove-in-product.ts';

const used = (name: string): ProductExport => ({ file: 'a.ts', name, isInlined: false });
const shipped = new Set(['kept']);

interface Given {
  readonly kind?: TestKind;
  readonly exports?: readonly string[];
  readonly alternatives?: readonly (readonly string[])[];
  readonly libraryRows?: ReadonlyMap<string, string>;
}

const prove = ({ kind = 'unit', exports = [], alternatives = [], libraryRows }: Given) =>
  proveInProduct({
    requirements: [{ id: 'A-01', home: 'a', kind: 'unit', text: '' }],
    files: [
      { fingerprint: '', results: [{ kind, file: 'a.test.ts', title: 'x (A-01)', passed: true }] },
    ],
    proven: new Set(['A-01']),
    libraryRows: libraryRows ?? new Map(),
    isShipped: ({ name }) => shipped.has(name),
    exerciseOf: () => ({
      exports: exports.map(used),
      alternatives: alternatives.map((names) => names.map(used)),
    }),
  });

describe('a proven requirement', () => {
  it.each<[string, Given, boolean]>([
    ['whose exports are kept', { exports: ['kept'] }, true],
    ['of which one export is dropped', { exports: ['kept', 'dropped'] }, false],
    ['that a request to a shipped server proves', { kind: 'api', exports: ['kept'] }, true],
    ['that a call beside the server proves', { kind: 'api', exports: ['kept', 'dropped'] }, false],
    ['whose test of the server exercises nothing', { kind: 'api' }, false],
    ['that a journey proves', { kind: 'e2e' }, true],
    ['whose test exercises nothing', {}, false],
    ['of which one subject is kept', { alternatives: [['dropped'], ['kept']] }, true],
    ['of which no subject is kept', { alternatives: [['dropped']] }, false],
    [
      'whose exports are kept, but no subject',
      { exports: ['kept'], alternatives: [['dropped']] },
      false,
    ],
  ])('%s is in the product: %#', (_, given, holds) => {
    expect(prove(given).inProduct.has('A-01')).toBe(holds);
  });

  it('lists the exports that are not shipped', () => {
    expect([...prove({ exports: ['kept', 'dropped'] }).missing]).toEqual([
      ['A-01', ['a.ts#dropped']],
    ]);
  });

  it('is in the product by the reviewed list, which needs a reason and has no unnecessary or unknown entry', () => {
    const reason = 'Concerns those who import the library, not a page.';
    const listed = { libraryRows: new Map([['A-01', reason]]) };
    expect(prove({ ...listed, exports: ['dropped'] })).toMatchObject({
      inProduct: new Set(['A-01']),
      problems: [],
    });
    expect(prove({ ...listed, exports: ['kept'] }).problems).toHaveLength(1);
    expect(prove({ libraryRows: new Map([['A-01', 'so']]) }).problems).toHaveLength(1);
    expect(prove({ libraryRows: new Map([['B-01', reason]]) }).problems).toHaveLength(1);
  });
});
