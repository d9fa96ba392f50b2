import { describe, expect, it } from 'vitest';
import { isFound, minFontPx, narrow, searchFrom, type FontSearch } from './search.ts';

/** Runs a search for the largest fitting size, and counts its measurements. */
function play(ownPx: number, fittingPx: number) {
  let search = searchFrom(ownPx);
  let looks = 0;
  while (!isFound(search)) {
    looks += 1;
    search = narrow(search, search.triedPx <= fittingPx);
  }
  return { px: search.triedPx, looks };
}

describe('the font size search', () => {
  it.each([
    [40, 100, 40],
    [40, 40, 40],
    [40.5, 40.2, 40],
    [40, 39.9, 39],
    [40, 23, 23],
    [40, 11, 11],
    [12, 11.5, 11],
  ])('from %d px with a largest fitting size of %d px finds %d px', (own, fitting, found) => {
    expect(play(own, fitting).px).toBe(found);
  });

  it('ends at 11 px even if that does not fit', () => {
    expect(play(40, 3).px).toBe(11);
    expect(minFontPx).toBe(11);
  });

  it.each([11, 10, 9.75])('does not change a font size of %d px', (own) => {
    expect(play(own, 3).px).toBe(own);
  });

  it('uses a binary search with at most 8 measurements', () => {
    const looks = Array.from({ length: 100 }, (_, fitting) => play(120, fitting).looks);
    expect(Math.max(...looks)).toBeLessThanOrEqual(8);
  });

  it('measures once when the text fits', () => {
    expect(play(40, 100).looks).toBe(1);
  });

  it('starts with the original font size', () => {
    const search: FontSearch = searchFrom(33.5);
    expect(search.triedPx).toBe(33.5);
  });
});
