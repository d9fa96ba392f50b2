import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { desktopMinPx, isNarrowWindow, mobileMaxPx, pageBreakpoints } from './breakpoints.ts';
import { baseZIndex } from './stack-order.ts';
import { placeholderAspect } from './placeholder-aspect.ts';
import { fontSizes, radii, spacing } from './scales.ts';

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('is 65 percent high where no ratio is known, else 100/n (UI-02)', () => {
  expect(placeholderAspect()).toBe(65);
  expect(placeholderAspect(2)).toBe(50);
  expect(placeholderAspect(0.8)).toBe(125);
});

it.each([0, -1, NaN, Infinity])('takes the ratio %d for one that is not known', (ratio) => {
  expect(placeholderAspect(ratio)).toBe(65);
});

it('changes the layout of pages at 800 and 1024 pixels (UI-04)', () => {
  expect(pageBreakpoints).toEqual([800, 1024]);
});

it('ends mobile at 432 pixels, where desktop begins at 433 (UI-06)', () => {
  expect([mobileMaxPx, desktopMinPx]).toEqual([432, 433]);
});

it('calls a window narrow under 767 pixels, and not at 767 (UI-07)', () => {
  expect([766.5, 767].map((width) => isNarrowWindow(width))).toEqual([true, false]);
});

it('has eleven steps of space (UI-09)', () => {
  expect(spacing).toEqual([0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]);
});

it('has sizes of letters from 9.75 to 28, each larger than the one before (UI-10)', () => {
  expect([fontSizes[0], fontSizes.at(-1)]).toEqual([9.75, 28]);
  expect(fontSizes).toEqual([...new Set(fontSizes)].toSorted((one, other) => one - other));
});

it('rounds corners by 0, 4 or 8 (UI-11)', () => {
  expect(radii).toEqual([0, 4, 8]);
});

it('lays what floats over pages at 30000, and so does a toast (UI-15)', () => {
  expect(baseZIndex).toBe(30_000);
  expect(sheet('../toast/toast.css')).toContain(`z-index: ${baseZIndex};`);
});
