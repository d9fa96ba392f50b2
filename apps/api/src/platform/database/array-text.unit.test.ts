import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArrayText } from './array-text.ts';

const same = (text: string) => text;

describe('parseArrayText', () => {
  it.each([
    ['{}', []],
    ['{a}', ['a']],
    ['{a,NULL,"NULL",""}', ['a', null, 'NULL', '']],
    [
      '{{a,b},{c,d}}',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [String.raw`{"a\"b","c\\d","e,f","{g}"}`, ['a"b', String.raw`c\d`, 'e,f', '{g}']],
    ['[0:1]={a,b}', ['a', 'b']],
  ])('parses %s', (text, expected) => {
    expect(parseArrayText(text, same)).toStrictEqual(expected);
  });

  it('converts each element except NULL', () => {
    expect(parseArrayText('{1,NULL,3}', Number)).toStrictEqual([1, null, 3]);
  });

  it('round-trips arbitrary texts', () => {
    const written = (texts: readonly string[]) =>
      `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;
    assert(
      property(array(string({ unit: 'grapheme' })), (texts) => {
        expect(parseArrayText(written(texts), same)).toStrictEqual(texts);
      }),
    );
  });

  it.each(['{a', '{"a', '{{a}'])('rejects %s, which is unterminated', (text) => {
    expect(() => parseArrayText(text, same)).toThrow('no end');
  });
});
