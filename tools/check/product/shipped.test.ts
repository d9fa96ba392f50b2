import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIsShipped } from './shipped.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-shipped-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const page = 'apps/visitor/src/page.ts';
const limits = 'libs/a/src/limits.ts';

/** Whether a build ships a constant, a page of which it kept `kept` alone. */
function shipsConstant(name: string, source: string): boolean {
  write(
    limits,
    'export const most = 3;\nexport const least = 1;\nexport const check = () => most;',
  );
  write(page, `import { check, least, most } from '../../../libs/a/src/limits.ts';\n${source}`);
  const isShipped = createIsShipped(root, [{ [page]: ['kept'], [limits]: ['check'] }]);
  return isShipped({ file: limits, name, isInlined: true });
}

describe('an inlined constant', () => {
  it.each<[string, string, boolean]>([
    ['that what is kept uses', 'export const kept = () => least;', true],
    [
      'that is used by way of a part',
      'const part = [least];\nexport const kept = () => part;',
      true,
    ],
    ['that runs when a page is loaded', 'document.title = String(least);', true],
    ['that nothing uses', 'export const kept = () => 0;', false],
    ['that only a dropped part uses', 'export const dropped = () => least;', false],
    ['that is a type alone', 'export const kept: typeof least = 1;', false],
    ['that is a property of another', 'export const kept = ({ most }) => most.least;', false],
  ])('%s ships: %#', (_, source, ships) => {
    expect(shipsConstant('least', source)).toBe(ships);
  });

  it('ships with a kept export of its own module', () => {
    expect(shipsConstant('most', 'export const kept = () => 0;')).toBe(true);
  });
});

describe('a text of the catalog', () => {
  it.each<[string, string, boolean]>([
    ['that what is kept asks for', "export const kept = () => text('cart.empty');", true],
    ['that a table has', "const keys = { none: 'cart.empty' };\nexport const kept = keys;", true],
    ['that a dropped part asks for', "export const dropped = () => text('cart.empty');", false],
    ['that a comment names', "// As in 'cart.empty'.\nexport const kept = 0;", false],
    ['that is part of another text', `export const kept = "not 'cart.empty' here";`, false],
    ['that a type names', "export const kept = 0 as 'cart.empty' | 0;", false],
  ])('%s ships: %#', (_, source, ships) => {
    write(page, source);
    const isShipped = createIsShipped(root, [{ [page]: ['kept'] }]);
    const file = 'libs/messages/src/catalog/en.json';
    expect(isShipped({ file, name: 'cart.empty', isInlined: false })).toBe(ships);
  });
});
