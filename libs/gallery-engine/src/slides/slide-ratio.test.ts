import { expect, it } from 'vitest';
import { slideRatio, thumbnailRatio } from './slide-ratio.ts';
import type { Slide } from './slide.ts';

const tall: Slide = { type: 'image', dimensions: { width: 100, height: 200 } };
const wide: Slide = { type: 'image', dimensions: { width: 400, height: 200 } };

it("uses each image's own ratio with Auto and one ratio for all with a number (GAL-024)", () => {
  expect([tall, wide].map((slide) => slideRatio(slide, 'Auto'))).toEqual([0.5, 2]);
  expect([tall, wide].map((slide) => slideRatio(slide, 1.5))).toEqual([1.5, 1.5]);
});

it("uses 16:9 for a video's thumbnail, regardless of its poster's size (GAL-107)", () => {
  expect(thumbnailRatio({ ...tall, type: 'video' }, false)).toBe(16 / 9);
  expect(slideRatio({ type: 'video' })).toBe(16 / 9);
});

it('uses a ratio of 1 for all square thumbnails', () => {
  expect(
    [tall, wide, { type: 'video' } as Slide].map((slide) => thumbnailRatio(slide, true)),
  ).toEqual([1, 1, 1]);
});
