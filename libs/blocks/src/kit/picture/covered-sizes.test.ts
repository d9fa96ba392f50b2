import { expect, it } from 'vitest';
import { coveredSizes } from './covered-sizes.ts';
import { lengthsOf, mapSizes, scaleLength } from './sizes-list.ts';

const landscape = { width: 3000, height: 2000 };
const wide = '(width >= 48rem) min(50vw, 700px), 100vw';

it('scales the sizes to the width of the image before cropping', () => {
  expect(coveredSizes('100vw', landscape, { ratio: 1 })).toEqual({ sizes: '150vw', cover: 1.5 });
  expect(coveredSizes(wide, landscape, { ratio: 0.75 })).toEqual({
    sizes: '(width >= 48rem) min(100vw, 1400px), 200vw',
    cover: 1.5,
  });
});

it('does not change the sizes when the frame is at least as wide in aspect ratio as the image', () => {
  for (const ratio of [1.5, 1.52, 3])
    expect(coveredSizes(wide, landscape, { ratio })).toEqual({ sizes: wide, cover: undefined });
  expect(coveredSizes(wide, { width: 2000, height: 3000 }, { ratio: 1 }).sizes).toBe(wide);
});

it('uses the larger of the width and the width that the frame height requires', () => {
  expect(
    coveredSizes('(width >= 48rem) 100vw, 100vw', landscape, { heights: ['78svh', undefined] }),
  ).toEqual({ sizes: '(width >= 48rem) max(100vw, 117svh), 100vw', cover: 1.5 });
  expect(
    coveredSizes('100vw', landscape, { heights: ['min(30vw, 20vw + 10px) + 4vmax'] }).sizes,
  ).toBe('max(100vw, min(45vw, 30vw + 15px) + 6vmax)');
});

it('does not change the sizes for an image without a crop or with unknown dimensions', () => {
  expect(coveredSizes(wide, landscape, undefined)).toEqual({ sizes: wide, cover: undefined });
  expect(coveredSizes(wide, {}, { ratio: 1 })).toEqual({ sizes: wide, cover: undefined });
});

it('splits a sizes list at its top-level commas only', () => {
  const list = '(width >= 64rem) max(min(1vw, 2px), min(3vw, 4px)), (width >= 48rem) 5rem, 6.5vw';
  const seen: string[] = [];
  const mapped = mapSizes(list, (length, index) => {
    seen.push(length);
    return `${index}px`;
  });
  expect(seen).toEqual(['max(min(1vw, 2px), min(3vw, 4px))', '5rem', '6.5vw']);
  expect(mapped).toBe('(width >= 64rem) 0px, (width >= 48rem) 1px, 2px');
  expect(lengthsOf(list)).toEqual({ wide: seen[0], narrow: '6.5vw' });
  expect(lengthsOf('46vw')).toEqual({ wide: '46vw', narrow: '46vw' });
});

it('scales every length but no unitless number', () => {
  expect(scaleLength('calc(min(100vw, 1480px) / 3 + 2rem)', 1.5)).toBe(
    'calc(min(150vw, 2220px) / 3 + 3rem)',
  );
});
