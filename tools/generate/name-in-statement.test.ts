import { describe, expect, it } from 'vitest';
import { nameInStatement } from './name-in-statement.ts';

const text = `import * as z from 'zod';
import type { Order } from './a.ts';
import {
  pageQuery,
  paged,
  type Paged,
} from './c.ts';
import { order } from './e.ts';

body;
`;
const withName = (name: string, from: string) => nameInStatement(text, 'import', name, from);

describe('nameInStatement', () => {
  it('adds a name to the import of its module, before the types', () => {
    expect(withName('cursor', './c.ts')).toContain(
      "import { pageQuery, paged, cursor, type Paged } from './c.ts';\n",
    );
  });

  it.each([
    ['./b.ts', "from './a.ts';\nimport { x } from './b.ts';\nimport {\n  pageQuery,"],
    ['./d.ts', "from './c.ts';\nimport { x } from './d.ts';\nimport { order }"],
    ['./f.ts', "from './e.ts';\nimport { x } from './f.ts';\n\nbody;"],
  ])('adds a new import of %s in sorted order', (from, expected) => {
    expect(withName('x', from)).toContain(expected);
  });

  it('returns the text unchanged when it has the name', () => {
    expect(withName('order', './e.ts')).toBe(text);
  });

  it('adds a new import when the existing one has only types', () => {
    expect(withName('total', './a.ts')).toContain("import { total } from './a.ts';");
  });

  it('adds a statement to an empty text', () => {
    expect(nameInStatement('', 'export', 'x', './x.ts')).toBe("export { x } from './x.ts';\n");
  });
});
