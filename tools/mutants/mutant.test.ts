import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bugsIn, plant } from './mutant.ts';
import { mutants } from './table/index.ts';

const root = join(import.meta.dirname, '../..');

describe.each(Object.entries(mutants))('the mutants of %s', (_area, list) => {
  it.each(list)('$file: $find', (mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8');
    expect(plant(source, mutant)).not.toBe(source);
    expect(mutant.tests).not.toEqual([]);
    for (const test of mutant.tests) expect(existsSync(join(root, test)), test).toBe(true);
  });

  it('are unique', () => {
    const described = list.map(({ file, find, replace }) => JSON.stringify([file, find, replace]));
    expect(new Set(described).size).toBe(described.length);
  });
});

describe('plant', () => {
  const bug = bugsIn('src', 'unit')(
    'sum.ts',
    'a + b',
    'a - b',
    'sum.test.ts',
    '/tools/check.test.ts',
  );

  it('replaces the text', () => {
    expect(plant('return a + b;', bug)).toBe('return a - b;');
  });

  it.each(['return a * b;', 'a + b; a + b;'])(
    'rejects %j, which does not contain the text exactly once',
    (source) => {
      expect(() => plant(source, bug)).toThrow('src/sum.ts');
    },
  );

  it('resolves files against the folder, and with a leading slash against the root', () => {
    expect([bug.file, ...bug.tests]).toEqual([
      'src/sum.ts',
      'src/sum.test.ts',
      'tools/check.test.ts',
    ]);
  });
});
