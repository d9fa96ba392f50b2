import { expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

it.each([
  ['the café', 'the café'],
  ['東京', ' 東京 京 '],
  ['東京都', ' 東京 京都 都 '],
  ['茶', ' 茶 '],
  ['Brot パン屋 2', 'Brot  パン ン屋 屋  2'],
  ['𠮷野家', ' 𠮷野 野家 家 '],
])('%s becomes the words %s', (text, words) => {
  expect(splitWords(text)).toBe(words);
});
