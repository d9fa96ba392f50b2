import { expect, it } from 'vitest';
import { foldWords } from './fold-words.ts';

it.each([
  ['Café', 'cafe'],
  ['ÜBUNG', 'ubung'],
  ['Ｆｕｌｌ', 'full'],
  ['Ёлка', 'елка'],
  ['東京', '東京'],
])('%s is compared as %s', (text, folded) => {
  expect(foldWords(text)).toBe(folded);
});
