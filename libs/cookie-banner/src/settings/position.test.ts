import { describe, expect, it } from 'vitest';
import { barPositions, cookieBannerVariants, popupPositions } from './choices.ts';
import { toBarPosition, toPlace, toPopupPosition } from './position.ts';

describe('position constants', () => {
  it('list the variants BAR and POPUP (COOKIE-14)', () => {
    expect(cookieBannerVariants).toEqual(['BAR', 'POPUP']);
  });

  it('list the bar positions TOP and BOTTOM (COOKIE-15)', () => {
    expect(barPositions).toEqual(['TOP', 'BOTTOM']);
  });

  it('list the four popup corners (COOKIE-16)', () => {
    expect(popupPositions).toEqual(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']);
  });
});

describe('toBarPosition', () => {
  it.each(['TOP', 'TOP_LEFT', 'TOP_RIGHT', 'top-left', 'top-right'])(
    'returns TOP for %s (COOKIE-30)',
    (position) => {
      expect(toBarPosition(position)).toBe('TOP');
    },
  );

  it.each(['BOTTOM', 'bottom-left', 'BOTTOM_RIGHT', '', 'middle', undefined, null])(
    'returns BOTTOM for %s (COOKIE-31)',
    (position) => {
      expect(toBarPosition(position)).toBe('BOTTOM');
    },
  );
});

describe('toPopupPosition', () => {
  it('returns TOP_LEFT for TOP (COOKIE-32)', () => {
    expect(toPopupPosition('TOP')).toBe('TOP_LEFT');
  });

  it('returns BOTTOM_LEFT for BOTTOM (COOKIE-33)', () => {
    expect(toPopupPosition('BOTTOM')).toBe('BOTTOM_LEFT');
  });

  it.each(['', 'middle', undefined, null])('returns BOTTOM_LEFT for %s (COOKIE-34)', (position) => {
    expect(toPopupPosition(position)).toBe('BOTTOM_LEFT');
  });

  it.each([
    ['TOP_RIGHT', 'TOP_RIGHT'],
    ['bottom-right', 'BOTTOM_RIGHT'],
    ['top-left', 'TOP_LEFT'],
  ])('returns the corresponding corner for %s (COOKIE-16)', (position, expected) => {
    expect(toPopupPosition(position)).toBe(expected);
  });
});

it('maps to the nearest position when the variant changes', () => {
  const bar = toPlace('BAR', 'TOP_RIGHT');
  expect(bar).toEqual({ cookieBannerVariant: 'BAR', cookieBannerPosition: 'TOP' });
  expect(toPlace('POPUP', bar.cookieBannerPosition)).toEqual({
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'TOP_LEFT',
  });
});
