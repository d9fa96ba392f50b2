import { expect, it } from 'vitest';
import { indexTerms } from './index-terms.ts';
import { readSearchQuery } from './search-terms.ts';

it.each([
  ['the Café', ['the', 'cafe']],
  ['Kaffee/Kuchen', ['kaffee', 'kuchen']],
  ['E‑Mail', ['e', 'mail', 'email']],
  ['Müller', ['muller', 'mueller']],
  ['Straße', ['strasse']],
  ['Ёлка й', ['елка', 'и']],
  ['الخزف', ['الخزف', 'خزف']],
  ['東京都', ['東京', '京都', '都']],
  ['茶', ['茶']],
  ['Brotパン屋2', ['brot', 'パン', 'ン屋', '屋', '2']],
  ['𠮷野家', ['𠮷野', '野家', '家']],
  ['한글', ['한글']],
  ['— … !', []],
])('indexes %s as %j', (text, words) => {
  expect(
    indexTerms(text)
      .split(' ')
      .filter((word) => word !== ''),
  ).toEqual(words);
});

it('removes the separator between a word or number and a script without spaces', () => {
  const word = (text: string) => readSearchQuery(text).terms.at(-1);
  expect(word('パン-sale')).toEqual(word('sale'));
  expect(word('パン-1,5')).toEqual(word('1,5'));
  expect(readSearchQuery('sale-パン').terms[0]).toEqual(word('sale'));
});

it('parses a hyphenated word as one term with parts, and words with a slash as separate terms', () => {
  expect(readSearchQuery('E-Mail').terms).toEqual([{ word: 'email', parts: ['e', 'mail'] }]);
  expect(readSearchQuery('Kaffee/Kuchen').terms).toEqual([
    { word: 'kaffee', parts: ['kaffee'] },
    { word: 'kuchen', parts: ['kuchen'] },
  ]);
  expect(readSearchQuery(`' & | ! :*`).terms).toEqual([]);
});

const termOfWord = (word: string) => ({ word, parts: [word] });

it.each([
  ['mug -blue', ['mug'], [['blue']]],
  ['mug -"dark blue" -red', ['mug'], [['dark', 'blue'], ['red']]],
  ['mug －BLUE', ['mug'], [['blue']]],
  ['-blue', ['blue'], []],
  ['mug - blue', ['mug', 'blue'], []],
  ['mug -"" --', ['mug'], []],
] as const)('parses %j as terms %j and excluded terms %j', (query, words, excluded) => {
  expect(readSearchQuery(query)).toEqual({
    terms: words.map(termOfWord),
    excluded: excluded.map((group) => group.map(termOfWord)),
  });
});

it.each([
  ['the mug with a handle', ['mug', 'handle']],
  ['Becher für den Tee', ['becher', 'tee']],
  ['la tasse et le bol', ['tasse', 'bol']],
  ['الكوب من الخزف', ['كوب', 'خزف']],
  ['the and of', ['the', 'and', 'of']],
])('parses %j as terms %j', (query, words) => {
  expect(readSearchQuery(query).terms.map(({ word }) => word)).toEqual(words);
});

it('indexes long texts of combining marks and apostrophes in less than 2 seconds', () => {
  const long = `${'a\u0301'.repeat(30_000)} ${"a'".repeat(30_000)} ${'\u0301'.repeat(40_000)}`;
  const start = performance.now();
  indexTerms(long);
  expect(performance.now() - start).toBeLessThan(2000);
});
