import { expect, it } from 'vitest';
import { checkWording } from './check-wording.ts';

it('reports a discouraged word in a file name', () => {
  expect(checkWording('libs/a/src/kept-files.ts', '')).toEqual([
    'libs/a/src/kept-files.ts: name the file with “cached, stored”.',
  ]);
});

it('reports a discouraged word in an identifier, with its line and the replacement', () => {
  expect(checkWording('a.ts', 'const a = 1;\nexport const cartFaults = a;')).toEqual([
    'a.ts:2: write “error, fieldErrors, validationErrors” instead of “cartFaults”.',
  ]);
});

it('reports a discouraged phrase in comments, including at the end of a file', () => {
  expect(checkWording('a.ts', '// Makes it anew.\nconst a = 1;\n// Whoever asks.')).toEqual([
    'a.ts:1: write “a plain word” instead of “anew”.',
    'a.ts:3: write “a plain word” instead of “Whoever”.',
  ]);
});

it.each(["it('answers whoever asks', run);", "it.each(rows)('answers whoever asks', run);"])(
  'reports a discouraged phrase in the title of the test %s',
  (source) => {
    expect(checkWording('a.test.ts', source)).toHaveLength(1);
  },
);

it('reports a discouraged phrase and a British spelling in a document', () => {
  expect(checkWording('a.md', 'One colour.\nSomebody edits.')).toHaveLength(2);
});

it('accepts strings, ordinary words and names that only contain the letters of a discouraged word', () => {
  expect(
    checkWording('a.ts', "const mushrooms = 'kept fault'; const stopWords = defaults;"),
  ).toEqual([]);
});
