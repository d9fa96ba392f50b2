import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWriter } from '../create-writer.ts';
import type { MessageValues } from '../create-writer.ts';
import { compileMessage } from './compile-message.ts';
import { MessageError } from './message-error.ts';

const say = (text: string, values: MessageValues = {}, locale = 'en') =>
  createWriter(locale)(compileMessage(text, locale), values);

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
  ])('of the locale %s are accepted (I18N-03)', (locale, first, second) => {
    const cases = [...new Set([first, second, 'other'])].map((key) => `${key} {#}`).join(' ');

    expect(say(`{n, plural, ${cases}}`, { n: 5 }, locale)).toBeTypeOf('string');
  });

  it('that are explicit are accepted in every locale (I18N-03)', () => {
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
    'of another locale than %s, such as %s, are rejected by key and locale (I18N-04)',
    (locale, key, kind) => {
      const error = errorResult(`{n, ${kind}, ${key} {a} other {b}}`, locale);

      expect(error).toMatchObject({ name: 'MessageError', code: 'invalidKey', key, locale });
      expect(error.message).toContain(`'${key}'`);
      expect(error.message).toContain(`'${locale}'`);
    },
  );

  it('are checked inside other choices as well (I18N-04)', () => {
    expect(errorResult('{a, select, x {{n, plural, few {a} other {b}}} other {c}}').key).toBe(
      'few',
    );
  });

  it('without other are rejected (I18N-06)', () => {
    expect(errorResult('{n, plural, one {a}}')).toMatchObject({
      code: 'missingOther',
      locale: 'en',
    });
    expect(errorResult('{n, selectordinal, one {#st}}').code).toBe('missingOther');
    expect(errorResult('{kind, select, a {b}}').code).toBe('missingOther');
  });
});

describe('choices', () => {
  it('take the explicit number before the category (I18N-05)', () => {
    const text = '{n, plural, one {category} =1 {explicit} other {#}}';

    expect(say(text, { n: 1 })).toBe('explicit');
    expect(say('{n, plural, one {category} =2 {explicit} other {#}}', { n: 1 })).toBe('category');
  });

  it('take the category of the number in the locale, and other for the rest', () => {
    const text = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}';

    expect([1, 3, 5, 1.5].map((n) => say(text, { n }, 'pl'))).toStrictEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
      '1,5 pliku',
    ]);
  });

  it('take the category of an ordinal', () => {
    const text = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';

    expect([1, 2, 3, 4, 21].map((n) => say(text, { n }))).toStrictEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '21st',
    ]);
  });

  it('take a value by its name and never one that every object has', () => {
    const text = '{kind, select, page {a page} other {something}}';

    expect(['page', 'item', 'constructor'].map((kind) => say(text, { kind }))).toStrictEqual([
      'a page',
      'something',
      'something',
    ]);
  });

  it('take an offset off before the category, and not before an explicit number', () => {
    const text = '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}';

    expect([1, 2, 3].map((n) => say(text, { n }))).toStrictEqual([
      'you',
      'you and 1 other',
      'you and 2 others',
    ]);
  });

  it('write their number as the locale does', () => {
    expect(say('{n, plural, other {#}}', { n: 1234.5 }, 'de')).toBe('1.234,5');
  });

  it('stay as a placeholder without a value (I18N-06)', () => {
    expect(say('{n, plural, one {a} other {b}} left')).toBe('{n} left');
  });
});

describe('placeholders', () => {
  it('are filled with texts and numbers', () => {
    expect(say('{a} of {b}', { a: 'x', b: 1000 })).toBe('x of 1000');
  });

  it('stay as they are written without a value (I18N-06)', () => {
    expect(say('Hello {name}, {a}', { a: '' })).toBe('Hello {name}, ');
  });

  it('are filled in order by a list, and stay where it ends', () => {
    expect(say('{host} or {host} or {host}', { host: ['a', 'b'] })).toBe('a or b or {host}');
  });

  it.each([null, undefined, {}, () => 'x', Symbol('x'), [], [null], new Map()])(
    'stay as they are written with %o, which cannot be shown (I18N-06)',
    (value) => {
      const odd = { a: value } as unknown as MessageValues;
      expect(say('Hello {a}', odd)).toBe('Hello {a}');
      expect(say('{a, plural, one {one} other {many}}', odd)).toBe('{a}');
      expect(say('{a, select, null {none} other {some}}', odd)).toBe('{a}');
    },
  );

  it('are never filled with what every object has', () => {
    expect(say('{constructor} {toString} {valueOf}')).toBe('{constructor} {toString} {valueOf}');
    expect(say('{hasOwnProperty, plural, other {#}}')).toBe('{hasOwnProperty}');
  });

  it('show a value that is no number where a number is wanted', () => {
    expect(say('{n, plural, one {# item} other {# items}}', { n: 'many' })).toBe('many items');
  });

  it('are not filled again by what they are filled with', () => {
    expect(say('{a} {b}', { a: '{b}', b: 'x' })).toBe('{b} x');
  });
});

describe('texts', () => {
  it('keep apostrophes, and braces between apostrophes', () => {
    expect(say("You don't have any. '{not a placeholder}' it''s # 1")).toBe(
      "You don't have any. {not a placeholder} it's # 1",
    );
  });

  it('without anything to fill in stay one text', () => {
    expect(compileMessage('Submitting…', 'en')).toBe('Submitting…');
    expect(compileMessage('', 'en')).toBe('');
  });

  it.each(['{a', '{a, plural}', '{n, plural, one {a}', '{n, plural, offset:1}'])(
    'that cannot be read are rejected: %s',
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
  ])('with a brace that goes together with no other are rejected: %s', (text) => {
    expect(errorResult(text)).toMatchObject({ name: 'MessageError', code: 'syntax', locale: 'en' });
  });

  it.each([
    ["'{}'", '{}'],
    ["a '}' b", 'a } b'],
    ["'{{'{a}'}}'", '{{x}}'],
    ["it''s '{' and ''", "it's { and '"],
    ["{n, plural, other {'}' #}}", '} 1'],
  ])('keep a brace between apostrophes: %s', (text, written) => {
    expect(say(text, { a: 'x', n: 1 })).toBe(written);
  });

  it('are read, or rejected with a code, whatever they are', () => {
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

  it('are rejected exactly when a brace is left over beside names and what is quoted', () => {
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
    'with a form that the product does not use are rejected: %s',
    (text) => {
      expect(errorResult(text).code).toBe('unsupported');
    },
  );
});
