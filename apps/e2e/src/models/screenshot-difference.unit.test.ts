import { expect, it } from 'vitest';
import { screenshotDifference } from './screenshot-difference.ts';
import { screenshotWidth, type SmallScreenshot } from './small-screenshot.ts';

/** A white page with a gray stripe. */
function pageOf(rows: number, from: number, to: number, gray = 100): SmallScreenshot {
  const pixels = Buffer.alloc(rows * screenshotWidth * 3, 255);
  pixels.fill(gray, from * screenshotWidth * 3, to * screenshotWidth * 3);
  return { pixels, rows };
}

it('returns null for an identical page', () => {
  expect(screenshotDifference(pageOf(900, 30, 60), pageOf(900, 30, 60))).toBeNull();
});

it('ignores a slightly darker shade', () => {
  expect(screenshotDifference(pageOf(900, 30, 60, 130), pageOf(900, 30, 60))).toBeNull();
});

it('finds content missing at the end of a long page', () => {
  expect(screenshotDifference(pageOf(3000, 0, 0), pageOf(3000, 2960, 2990))).toMatch(
    /parts look otherwise between the rows 2700 and 3000/,
  );
});

it('finds a different color of the same brightness', () => {
  const red = pageOf(60, 0, 0);
  const blue = pageOf(60, 0, 0);
  for (let at = 0; at < red.pixels.length; at += 3) {
    red.pixels.set([180, 60, 60], at);
    blue.pixels.set([60, 60, 180], at);
  }
  expect(screenshotDifference(red, blue)).toMatch(/1000 of 1,000 parts/);
});

it('reports a different page height', () => {
  expect(screenshotDifference(pageOf(1010, 30, 60), pageOf(1000, 30, 60))).toBe(
    'it is 1010 high instead of 1000, of 96 wide',
  );
});
