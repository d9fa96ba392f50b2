import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bugsIn, plant } from './mutant.ts';
import { mutants } from './table/index.ts';

const root = join(import.meta.dirname, '../..');

describe.each(Object.entries(mutants))('the bugs of %s', (_area, list) => {
  it.each(list)('$file: $find', (mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8');
    expect(plant(source, mutant)).not.toBe(source);
    expect(mutant.tests).not.toEqual([]);
    for (const test of mutant.tests) expect(existsSync(join(root, test)), test).toBe(true);
  });

  it('differ from one another', () => {
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

  it('replaces the text and leaves the rest', () => {
    expect(plant('return a + b;', bug)).toBe('return a - b;');
  });

  it.each(['return a * b;', 'a + b; a + b;'])('rejects %j', (source) => {
    expect(() => plant(source, bug)).toThrow('src/sum.ts contains');
  });

  it('finds files from the folder, and from the root after a slash', () => {
    expect([bug.file, ...bug.tests]).toEqual([
      'src/sum.ts',
      'src/sum.test.ts',
      'tools/check.test.ts',
    ]);
  });
});
