import { describe, expect, it } from 'vitest';
import { idsOf, proveRequirements, type Requirement } from './requirement-table.ts';

const row = (id: string, kind: Requirement['kind']): Requirement => ({
  id,
  kind,
  home: 'money',
  text: '',
});
const rows = [row('A-01', 'unit'), row('A-02', 'browser'), row('A-03', 'api')];
const prove = (...results: { kind: Requirement['kind']; title: string; passed: boolean }[]) =>
  proveRequirements(rows, [
    { fingerprint: '', results: results.map((result) => ({ ...result, file: 'x' })) },
  ]);

describe('idsOf', () => {
  it.each([
    ['stops at the last slide (GAL-031)', ['GAL-031']],
    ['a (b) c (I18N-01, GAL-2)', ['I18N-01', 'GAL-2']],
    ['has none', []],
    ['(GAL-031) not at the end', []],
  ])('for "%s" returns the IDs at its end', (title, ids) => expect(idsOf(title)).toEqual(ids));
});

describe('proveRequirements', () => {
  it('accepts a passed test of the required or a costlier kind', () => {
    const { proven } = prove(
      { kind: 'unit', title: 'x (A-01)', passed: true },
      { kind: 'e2e', title: 'x (A-02, A-03)', passed: true },
    );
    expect([...proven]).toEqual(['A-01', 'A-02', 'A-03']);
  });

  it('does not accept a cheaper kind', () => {
    const { proven, weak } = prove({ kind: 'unit', title: 'x (A-02)', passed: true });
    expect(proven.size).toBe(0);
    expect(weak.get('A-02')).toBe('unit where browser is asked');
  });

  it('does not accept a requirement with a failed test', () => {
    expect(
      prove(
        { kind: 'unit', title: 'x (A-01)', passed: true },
        { kind: 'unit', title: 'y (A-01)', passed: false },
      ).proven.size,
    ).toBe(0);
  });

  it('reports an unknown ID and a title with more than three IDs', () => {
    expect(prove({ kind: 'unit', title: 'x (B-01)', passed: true }).errors).toEqual([
      'No requirement has the id B-01: x (B-01)',
    ]);
    expect(
      prove({ kind: 'unit', title: 'x (A-01, A-01, A-01, A-01)', passed: true }).errors,
    ).toHaveLength(1);
  });
});
