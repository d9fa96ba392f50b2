import { describe, expect, it } from 'vitest';
import { fillTables } from './fill-tables.ts';
import { readOptions } from './read-options.ts';

const source = `
/** What it takes. */
export interface Options {
  /** How it is sent. */
  readonly send: () => void;
  /** The longest wait | in ms (FORM-62). Default: 1.5. */
  readonly waitMs?: number;
  /** Told of the end. Default: nobody is told. */
  readonly onEnd?: () => void;
}
interface Silent { readonly what: string }
interface Open {
  /** May be left out. */
  readonly what?: string;
}
`;

it('fills a table from the comments of an interface', () => {
  const readme =
    '# It\n\n<!-- options: src/options.ts#Options -->\nold\n<!-- end of options -->\n\nMore.\n';
  const paths: string[] = [];
  const filled = fillTables(readme, (path) => {
    paths.push(path);
    return source;
  });
  expect(paths).toEqual(['src/options.ts']);
  expect(filled).toBe(
    [
      '# It\n',
      '<!-- options: src/options.ts#Options -->\n',
      '| option   | default        | what it is                 |',
      '| -------- | -------------- | -------------------------- |',
      '| `send`   | required       | How it is sent.            |',
      '| `waitMs` | `1.5`          | The longest wait \\| in ms. |',
      '| `onEnd`  | nobody is told | Told of the end.           |\n',
      '<!-- end of options -->\n',
      'More.\n',
    ].join('\n'),
  );
  expect(fillTables(filled, () => source)).toBe(filled);
});

it('lists an option of two interfaces once', () => {
  const readme = '<!-- options: a.ts#Options, b.ts#Options -->\n\n<!-- end of options -->\n';
  const filled = fillTables(readme, () => source);
  expect(filled.match(/`send`/g)).toHaveLength(1);
});

describe('an undocumented option', () => {
  it.each([
    ['Silent', 'Silent.what is not described.'],
    ['Open', 'Open.what may be left out, and its comment has no default.'],
    ['Absent', 'There is no interface Absent.'],
  ])('is rejected: %s', (name, message) => {
    expect(() => readOptions(source, name)).toThrow(message);
  });
});
