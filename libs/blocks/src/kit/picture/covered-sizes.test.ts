import { expect, it } from 'vitest';
import { coveredSizes } from './covered-sizes.ts';
import { lengthsOf, mapSizes, scaleLength } from './sizes-list.ts';

const landscape = { width: 3000, height: 2000 };
const wide = '(width >= 48rem) min(50vw, 700px), 100vw';

it('asks for the width in which a cropped image is drawn, not for that of its frame', () => {
  expect(coveredSizes('100vw', landscape, { ratio: 1 })).toEqual({ sizes: '150vw', cover: 1.5 });
  expect(coveredSizes(wide, landscape, { ratio: 0.75 })).toEqual({
    sizes: '(width >= 48rem) min(100vw, 1400px), 200vw',
    cover: 1.5,
  });
});

it('asks for no more where the frame is as wide in shape as the image, or wider', () => {
  for (const ratio of [1.5, 1.52, 3])
    expect(coveredSizes(wide, landscape, { ratio })).toEqual({ sizes: wide, cover: undefined });
  expect(coveredSizes(wide, { width: 2000, height: 3000 }, { ratio: 1 }).sizes).toBe(wide);
});

it('asks for what the height of the frame needs, or its width where that is more', () => {
  expect(
    coveredSizes('(width >= 48rem) 100vw, 100vw', landscape, { heights: ['78svh', undefined] }),
  ).toEqual({ sizes: '(width >= 48rem) max(100vw, 117svh), 100vw', cover: 1.5 });
  expect(
    coveredSizes('100vw', landscape, { heights: ['min(30vw, 20vw + 10px) + 4vmax'] }).sizes,
  ).toBe('max(100vw, min(45vw, 30vw + 15px) + 6vmax)');
});

it('leaves an image alone that is seen whole, or whose size nobody knows', () => {
  expect(coveredSizes(wide, landscape, undefined)).toEqual({ sizes: wide, cover: undefined });
  expect(coveredSizes(wide, {}, { ratio: 1 })).toEqual({ sizes: wide, cover: undefined });
});

it('tells the commas of a list from those of its functions', () => {
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

it('scales each term of a length and no bare number', () => {
  expect(scaleLength('calc(min(100vw, 1480px) / 3 + 2rem)', 1.5)).toBe(
    'calc(min(150vw, 2220px) / 3 + 3rem)',
  );
});
