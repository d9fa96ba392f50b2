import { describe, expect, it } from 'vitest';
import { appendMember, insertLine } from './insert-line.ts';

describe('insertLine', () => {
  const text = "import z from 'z';\nimport b from './b.ts';\nimport d from './d.ts';\n\nbody;\n";
  const sibling = /from '\.\//;

  it.each([
    ['a', 1],
    ['c', 2],
    ['e', 3],
  ])('inserts %s in sorted order', (name, at) => {
    const line = `import ${name} from './${name}.ts';`;
    expect(insertLine(text, sibling, line)?.split('\n')[at]).toBe(line);
  });

  it('returns undefined without a sibling', () => {
    expect(insertLine('body;\n', sibling, 'x')).toBeUndefined();
  });
});

describe('appendMember', () => {
  const list = /const rows = \[([\s\S]*?)\];/;

  it.each([
    ['const rows = [];', 'const rows = [c];'],
    ['const rows = [a];', 'const rows = [a, c];'],
    ['const rows = [\n  a,\n  b,\n];', 'const rows = [\n  a,\n  b, c];'],
  ])('changes %j to %j', (before, after) => expect(appendMember(before, list, 'c')).toBe(after));

  it('returns undefined when the list is missing', () => {
    expect(appendMember('const other = [];', list, 'c')).toBeUndefined();
  });
});
