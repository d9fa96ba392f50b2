import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormatter } from '../create-formatter.ts';
import type { MessageValues } from '../create-formatter.ts';
import { compileMessage } from './compile-message.ts';
import { MessageError } from './message-error.ts';

const say = (text: string, values: MessageValues = {}, locale = 'en') =>
  createFormatter(locale)(compileMessage(text, locale), values);

function errorResult(text: string, locale = 'en'): MessageError {
  try {
    compileMessage(text, locale);
  } catch (error) {
    if (error instanceof MessageError) return error;
    throw error;
  }
  throw new Error(`'${text}' was accepted.`);
}

function codeOf(text: string): string | undefined {
  try {
    compileMessage(text, 'en');
    return undefined;
  } catch (error) {
    if (error instanceof MessageError) return error.code;
    throw error;
  }
}

describe('plural keys', () => {
  it.each([
    ['en', 'one', 'other'],
    ['ja', 'other', 'other'],
    ['pl', 'few', 'many'],
    ['ar', 'zero', 'two'],
  ])('that exist in the locale %s are accepted (I18N-03)', (locale, first, second) => {
    const cases = [...new Set([first, second, 'other'])].map((key) => `${key} {#}`).join(' ');

    expect(say(`{n, plural, ${cases}}`, { n: 5 }, locale)).toBeTypeOf('string');
  });

  it('with explicit numbers are accepted in a locale without plural categories (I18N-03)', () => {
    expect(say('{n, plural, =0 {none} =1 {one} =12 {a dozen} other {#}}', { n: 12 }, 'ja')).toBe(
      'a dozen',
    );
  });

  it.each([
    ['en', 'few', 'plural'],
    ['ja', 'one', 'plural'],
    ['en', 'many', 'selectordinal'],
    ['de', 'dozen', 'plural'],
  ])(
    'that the locale %s does not have, such as %s, are rejected with the key and the locale (I18N-04)',
    (locale, key, kind) => {
      const error = errorResult(`{n, ${kind}, ${key} {a} other {b}}`, locale);

      expect(error).toMatchObject({ name: 'MessageError', code: 'invalidKey', key, locale });
      expect(error.message).toContain(`'${key}'`);
      expect(error.message).toContain(`'${locale}'`);
    },
  );

  it('are validated in nested choices (I18N-04)', () => {
    expect(errorResult('{a, select, x {{n, plural, few {a} other {b}}} other {c}}').key).toBe(
      'few',
    );
  });

  it('without an other case are rejected (I18N-06)', () => {
    expect(errorResult('{n, plural, one {a}}')).toMatchObject({
      code: 'missingOther',
      locale: 'en',
    });
    expect(errorResult('{n, selectordinal, one {#st}}').code).toBe('missingOther');
    expect(errorResult('{kind, select, a {b}}').code).toBe('missingOther');
  });
});

describe('plural, selectordinal and select', () => {
  it('prefer an explicit number to its category (I18N-05)', () => {
    const text = '{n, plural, one {category} =1 {explicit} other {#}}';

    expect(say(text, { n: 1 })).toBe('explicit');
    expect(say('{n, plural, one {category} =2 {explicit} other {#}}', { n: 1 })).toBe('category');
  });

  it('choose the plural category of the number in the locale', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';

    expect([1, 3, 5, 1.5].map((n) => say(text, { n }, 'pl'))).toStrictEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
      '1,5 pliku',
    ]);
  });

  it('choose the category of an ordinal number', () => {
    const text = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

    expect([1, 2, 3, 4, 21].map((n) => say(text, { n }))).toStrictEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '21st',
    ]);
  });

  it('choose the case named like the value, and other for an Object.prototype property', () => {
    const text = '{kind, select, page {a page} other {something}}';

    expect(['page', 'item', 'constructor'].map((kind) => say(text, { kind }))).toStrictEqual([
      'a page',
      'something',
      'something',
    ]);
  });

  it('subtract the offset before choosing a category, but not for an explicit number', () => {
    const text = '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}';

    expect([1, 2, 3].map((n) => say(text, { n }))).toStrictEqual([
      'you',
      'you and 1 other',
      'you and 2 others',
    ]);
  });

  it('format the number for the locale', () => {
    expect(say('{n, plural, other {#}}', { n: 1234.5 }, 'de')).toBe('1.234,5');
  });

  it('render as a placeholder if the value is missing (I18N-06)', () => {
    expect(say('{n, plural, one {a} other {b}} left')).toBe('{n} left');
  });
});

describe('placeholders', () => {
  it('are replaced with strings and numbers', () => {
    expect(say('{a} of {b}', { a: 'x', b: 1000 })).toBe('x of 1000');
  });

  it('are rendered unchanged if the value is missing (I18N-06)', () => {
    expect(say('Hello {name}, {a}', { a: '' })).toBe('Hello {name}, ');
  });

  it('are replaced in order from an array, and rendered unchanged after its end', () => {
    expect(say('{host} or {host} or {host}', { host: ['a', 'b'] })).toBe('a or b or {host}');
  });

  it.each([null, undefined, {}, () => 'x', Symbol('x'), [], [null], new Map()])(
    'are rendered unchanged for the unsupported value %o (I18N-06)',
    (value) => {
      const odd = { a: value } as unknown as MessageValues;
      expect(say('Hello {a}', odd)).toBe('Hello {a}');
      expect(say('{a, plural, one {one} other {many}}', odd)).toBe('{a}');
      expect(say('{a, select, null {none} other {some}}', odd)).toBe('{a}');
    },
  );

  it('are not replaced with properties of Object.prototype', () => {
    expect(say('{constructor} {toString} {valueOf}')).toBe('{constructor} {toString} {valueOf}');
    expect(say('{hasOwnProperty, plural, other {#}}')).toBe('{hasOwnProperty}');
  });

  it('render a string value in place of a plural number', () => {
    expect(say('{n, plural, one {# item} other {# items}}', { n: 'many' })).toBe('many items');
  });

  it('are not replaced inside inserted values', () => {
    expect(say('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
  });
});

describe('message texts', () => {
  it('preserve apostrophes and unescape quoted braces', () => {
    expect(say("You don't have any. '{not a placeholder}' it''s # 1")).toBe(
      "You don't have any. {not a placeholder} it's # 1",
    );
  });

  it('without placeholders compile to a string', () => {
    expect(compileMessage('Submitting…', 'en')).toBe('Submitting…');
    expect(compileMessage('', 'en')).toBe('');
  });

  it.each(['{a', '{a, plural}', '{n, plural, one {a}', '{n, plural, offset:1}'])(
    'with incomplete syntax are rejected: %s',
    (text) => {
      expect(['syntax', 'missingOther']).toContain(errorResult(text).code);
    },
  );

  it.each([
    '{}',
    '{ }',
    'a } b',
    '}}',
    '{{a}}',
    '{a}}',
    '{',
    ' {',
    '}',
    '{#}',
    "'{a}'}",
    "'}'}",
    '{n, plural, other {{}}}',
    '{n, plural, other {{#}}}',
    '{n, plural, other {}} }',
    'a, b } c',
    '{a b}',
    '{a.b}',
    '{a,}',
    '{a,, b}',
  ])('with an unmatched brace or an invalid placeholder are rejected: %s', (text) => {
    expect(errorResult(text)).toMatchObject({ name: 'MessageError', code: 'syntax', locale: 'en' });
  });

  it.each([
    ["'{}'", '{}'],
    ["a '}' b", 'a } b'],
    ["'{{'{a}'}}'", '{{x}}'],
    ["it''s '{' and ''", "it's { and '"],
    ["{n, plural, other {'}' #}}", '} 1'],
  ])('render quoted braces literally: %s', (text, written) => {
    expect(say(text, { a: 'x', n: 1 })).toBe(written);
  });

  it('are rendered or rejected with an error code for any combination of syntax', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '{a}',
      '{n, plural, ',
      'other {',
      'one {',
      '=1 {',
      "'",
      "''",
      '#',
      ' ',
      ',',
      'select',
      'offset:1',
      'a',
      '\n',
      '{k, select, ',
      '<b>',
      '{0}',
      '\u202e',
      '👩‍🚒',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        const text = pieces.join('');
        const code = codeOf(text);
        if (code === undefined) expect(say(text, { a: 'x', n: 1, k: 'a' })).toBeTypeOf('string');
        else expect(code).toMatch(/^(syntax|missingOther|invalidKey)$/);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  it('are rejected exactly if a brace remains outside placeholders and quotes', () => {
    const piece = fc.constantFrom('{', '}', '{a}', '{ b }', 'a', ' ', '#', "''", "'{'", "'}}'");
    const whole = /''|'[{}#](?:[^']|'')*'(?!')|\{\s*[ab]+\s*\}/g;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        // Adjacent apostrophes escape one another, which only the parser resolves.
        fc.pre(!/'{3}/.test(text));
        expect(codeOf(text)).toBe(/[{}]/.test(text.replaceAll(whole, '')) ? 'syntax' : undefined);
      }),
      { seed: 6, numRuns: 3000 },
    );
  });

  it.each(['{n, number}', '{at, date, short}'])(
    'with an unsupported format type are rejected: %s',
    (text) => {
      expect(errorResult(text).code).toBe('unsupported');
    },
  );
});
