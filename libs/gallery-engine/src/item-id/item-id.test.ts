import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSlideIndex, itemAddress, readItemId, readNoMotion } from './item-id.ts';

describe('itemId', () => {
  it("is the slide's id, or its URL without an id, in the hash of the collection's full URL (GAL-003)", () => {
    expect(itemAddress('/gallery', { id: 'a1', url: '/gallery/a' })).toBe('/gallery#itemId=a1');
    expect(itemAddress('/gallery#itemId=old', { url: '/gallery/a' })).toBe(
      '/gallery#itemId=%2Fgallery%2Fa',
    );
    expect(itemAddress('/gallery', {})).toBeUndefined();
  });

  it('is read from the hash first, then from the query (GAL-003)', () => {
    const search = '?page=2&itemId=inQuery';
    expect(readItemId({ hash: '#itemId=inHash', search })).toBe('inHash');
    expect(readItemId({ hash: '#top', search })).toBe('inQuery');
    expect(readItemId({ hash: '', search: '' })).toBeUndefined();
    expect(readItemId({ hash: '#itemId=%E0%A4%A', search: '' })).toBeUndefined();
  });

  it('is unchanged after writing and reading any id (GAL-003)', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const address = itemAddress('https://example.com/gallery?x=1', { id })!;
        const { hash, search } = new URL(address);
        expect(readItemId({ hash, search })).toBe(id);
      }),
    );
  });

  it('finds its slide by id before url', () => {
    const slides = [{ url: 'b' }, { id: 'b', url: 'a' }, { id: 'c' }];
    expect(['b', 'a', 'c', 'z', undefined].map((id) => findSlideIndex(slides, id))).toEqual([
      1,
      1,
      2,
      undefined,
      undefined,
    ]);
  });
});

it('disables autoplay only for the query parameter nomotion=true (GAL-004)', () => {
  expect(readNoMotion('?nomotion=true')).toBe(true);
  expect(readNoMotion('?page=2&nomotion=true')).toBe(true);
  for (const search of ['', '?nomotion', '?nomotion=1', '?nomotion=false', '?xnomotion=true']) {
    expect(readNoMotion(search)).toBe(false);
  }
});
