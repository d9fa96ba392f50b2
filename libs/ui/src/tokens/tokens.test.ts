import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { desktopMinPx, isNarrowWindow, mobileMaxPx, pageBreakpoints } from './breakpoints.ts';
import { baseZIndex } from './stack-order.ts';
import { placeholderAspect } from './placeholder-aspect.ts';
import { fontSizes, radii, spacing } from './scales.ts';

const sheet = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('uses a placeholder height of 65 percent without a ratio, else 100/ratio (UI-02)', () => {
  expect(placeholderAspect()).toBe(65);
  expect(placeholderAspect(2)).toBe(50);
  expect(placeholderAspect(0.8)).toBe(125);
});

it.each([0, -1, NaN, Infinity])('uses the default placeholder height for the ratio %d', (ratio) => {
  expect(placeholderAspect(ratio)).toBe(65);
});

it('has page breakpoints at 800 and 1024 px (UI-04)', () => {
  expect(pageBreakpoints).toEqual([800, 1024]);
});

it('ends mobile at 432 px and starts desktop at 433 px (UI-06)', () => {
  expect([mobileMaxPx, desktopMinPx]).toEqual([432, 433]);
});

it('treats a window below 767 px as narrow (UI-07)', () => {
  expect([766.5, 767].map((width) => isNarrowWindow(width))).toEqual([true, false]);
});

it('has eleven spacing steps (UI-09)', () => {
  expect(spacing).toEqual([0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]);
});

it('has ascending font sizes from 9.75 to 28 (UI-10)', () => {
  expect([fontSizes[0], fontSizes.at(-1)]).toEqual([9.75, 28]);
  expect(fontSizes).toEqual([...new Set(fontSizes)].toSorted((one, other) => one - other));
});

it('has corner radii of 0, 4 and 8 (UI-11)', () => {
  expect(radii).toEqual([0, 4, 8]);
});

it('has a base z-index of 30000 that toasts use (UI-15)', () => {
  expect(baseZIndex).toBe(30_000);
  expect(sheet('../toast/toast.css')).toContain(`z-index: ${baseZIndex};`);
});
