import { describe, expect, it } from 'vitest';
import { correctSpelling, findNearestWord } from './correct-spelling.ts';

const vocabulary = ['glaze', 'kiln', 'celadon', 'blaze', 'ultramarine', 'mug', 'glazes', 'чашка'];

describe('the nearest word', () => {
  it.each([
    ['celdon', 'celadon', 'a missing letter'],
    ['celaadon', 'celadon', 'an extra letter'],
    ['celodon', 'celadon', 'another letter'],
    ['ceadlon', undefined, 'more than one error in a short word'],
    ['cleadon', 'celadon', 'two letters swapped'],
    ['ultamarnie', 'ultramarine', 'two errors in a long word'],
    ['чишка', 'чашка', 'another alphabet'],
    ['mgu', undefined, 'too short to guess'],
    ['porcelain', undefined, 'nothing near'],
  ])('for %s is %s: %s', (word, nearest, _slip) => {
    expect(findNearestWord(word, vocabulary)).toBe(nearest);
  });

  it('prefers the same first letter, then the most frequent word', () => {
    expect(findNearestWord('plate', ['slate', 'plane'])).toBe('plane');
    expect(findNearestWord('klaze', ['glaze', 'blaze'])).toBe('glaze');
    expect(findNearestWord('blazd', ['glaze', 'blaze'])).toBe('blaze');
  });
});

describe('words without matches', () => {
  it('are corrected only if they are not a prefix of a known word', () => {
    expect(correctSpelling(['ultra', 'glaxe'], vocabulary)).toEqual(['ultra', 'glaze']);
  });

  it('are not corrected if all are known, or if one has no correction', () => {
    expect(correctSpelling(['kiln', 'mug'], vocabulary)).toBeNull();
    expect(correctSpelling(['glaxe', 'porcelain'], vocabulary)).toBeNull();
    expect(correctSpelling(['glaxe'], [])).toBeNull();
    expect(correctSpelling(['glaxe', 'glaxes', 'blaxe'], vocabulary)).toHaveLength(3);
    expect(correctSpelling(['glaxe', 'glaxes', 'blaxe', 'celdon'], vocabulary)).toBeNull();
  });
});
