import { describe, expect, it } from 'vitest';
import { correctSpelling, findNearestWord } from './correct-spelling.ts';

const vocabulary = ['glaze', 'kiln', 'celadon', 'blaze', 'ultramarine', 'mug', 'glazes', 'чашка'];

describe('the nearest word', () => {
  it.each([
    ['celdon', 'celadon', 'a letter left out'],
    ['celaadon', 'celadon', 'a letter too many'],
    ['celodon', 'celadon', 'another letter'],
    ['ceadlon', undefined, 'more than one slip in a short word'],
    ['cleadon', 'celadon', 'two letters swapped'],
    ['ultamarnie', 'ultramarine', 'two slips in a long word'],
    ['чишка', 'чашка', 'another alphabet'],
    ['mgu', undefined, 'too short to guess'],
    ['porcelain', undefined, 'nothing near'],
  ])('to %s is %s: %s', (word, nearest, _slip) => {
    expect(findNearestWord(word, vocabulary)).toBe(nearest);
  });

  it('begins as it was typed rather than being more usual, and is the most usual of equals', () => {
    expect(findNearestWord('plate', ['slate', 'plane'])).toBe('plane');
    expect(findNearestWord('klaze', ['glaze', 'blaze'])).toBe('glaze');
    expect(findNearestWord('blazd', ['glaze', 'blaze'])).toBe('blaze');
  });
});

describe('words that find nothing', () => {
  it('are replaced where they begin no word, and only there', () => {
    expect(correctSpelling(['ultra', 'glaxe'], vocabulary)).toEqual(['ultra', 'glaze']);
  });

  it('stay when all are known, or one cannot be guessed', () => {
    expect(correctSpelling(['kiln', 'mug'], vocabulary)).toBeNull();
    expect(correctSpelling(['glaxe', 'porcelain'], vocabulary)).toBeNull();
    expect(correctSpelling(['glaxe'], [])).toBeNull();
    expect(correctSpelling(['glaxe', 'glaxes', 'blaxe'], vocabulary)).toHaveLength(3);
    expect(correctSpelling(['glaxe', 'glaxes', 'blaxe', 'celdon'], vocabulary)).toBeNull();
  });
});
