import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnRectangle, type DrawnImage, type DrawnRectangle } from './drawn-rectangle.ts';
import { fitAlignments, type FitAlignment } from './fit-alignment.ts';

const dimensions = { width: 3000, height: 2000 };
const free = { dimensions, fixedRatio: false };

const near = ({ x, y, width, height }: DrawnRectangle) => ({
  x: expect.closeTo(x, 6),
  y: expect.closeTo(y, 6),
  width: expect.closeTo(width, 6),
  height: expect.closeTo(height, 6),
});

describe('drawnRectangle', () => {
  it.each<[string, DrawnImage, [number, number], [number, number, number, number]]>([
    ['covers an upright container', free, [390, 658], [-298.5, 0, 987, 658]],
    ['covers a flat one', free, [1200, 400], [0, -200, 1200, 800]],
    [
      'keeps the focal point in sight',
      { ...free, focalPoint: { x: 0.25, y: 1 } },
      [390, 658],
      [-149.25, 0, 987, 658],
    ],
    [
      'is held within the container by a focal point outside',
      { ...free, focalPoint: { x: 7, y: -1 } },
      [390, 658],
      [-597, 0, 987, 658],
    ],
    ['has the ratio of the image where that is fixed', { dimensions }, [600, 90], [0, 0, 600, 400]],
    ['is whole in its container', { ...free, cropMode: 'contain' }, [390, 658], [0, 199, 390, 260]],
    [
      'stands where it is aligned',
      { ...free, cropMode: 'contain', fitAlignment: 'bottom-right' },
      [390, 658],
      [0, 398, 390, 260],
    ],
    [
      'does not grow without stretch',
      {
        dimensions: { width: 300, height: 200 },
        fixedRatio: false,
        cropMode: 'contain',
        stretch: false,
      },
      [900, 900],
      [300, 350, 300, 200],
    ],
    [
      'covers no more than its own pixels without stretch',
      { dimensions: { width: 300, height: 200 }, fixedRatio: false, stretch: false },
      [900, 100],
      [0, -50, 300, 200],
    ],
    [
      'has its own size',
      { dimensions, cropMode: 'none', stretch: false },
      [90, 90],
      [0, 0, 3000, 2000],
    ],
    [
      'is as wide as its container at least with stretch',
      { dimensions: { width: 300, height: 200 }, cropMode: 'none' },
      [900, 90],
      [0, 0, 900, 600],
    ],
  ])('%s', (_what, image, [width, height], [x, y, drawnWidth, drawnHeight]) => {
    expect(drawnRectangle(image, { width, height })).toEqual(
      near({ x, y, width: drawnWidth, height: drawnHeight }),
    );
  });

  it('covers its container, matches one of its dimensions and preserves the ratio', () => {
    const side = fc.integer({ min: 1, max: 4000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, share, share, (w, h, width, height, x, y) => {
        const image = {
          dimensions: { width: w, height: h },
          fixedRatio: false,
          focalPoint: { x, y },
        };
        const drawn = drawnRectangle(image, { width, height });
        const [right, bottom] = [drawn.x + drawn.width, drawn.y + drawn.height];
        expect(drawn.width / drawn.height).toBeCloseTo(w / h, 6);
        expect([drawn.x <= 1e-6, drawn.y <= 1e-6]).toEqual([true, true]);
        expect([right >= width - 1e-6, bottom >= height - 1e-6]).toEqual([true, true]);
        const off = Math.min(Math.abs(drawn.width - width), Math.abs(drawn.height - height));
        expect(off).toBeCloseTo(0, 6);
      }),
      { seed: 11, numRuns: 400 },
    );
  });

  it('is contained completely in its container with each of the nine alignments', () => {
    const side = fc.integer({ min: 1, max: 4000 });
    const place = fc.constantFrom(...(Object.keys(fitAlignments) as FitAlignment[]));
    fc.assert(
      fc.property(side, side, side, side, place, (w, h, width, height, fitAlignment) => {
        const image = {
          dimensions: { width: w, height: h },
          fixedRatio: false,
          cropMode: 'contain',
          fitAlignment,
        } as const;
        const { x, y, ...drawn } = drawnRectangle(image, { width, height });
        expect(Math.min(x, y, width - x - drawn.width, height - y - drawn.height)).toBeGreaterThan(
          -1e-6,
        );
        if (fitAlignment.includes('left')) expect(x).toBeCloseTo(0, 6);
        if (fitAlignment.includes('bottom')) expect(y + drawn.height).toBeCloseTo(height, 6);
      }),
      { seed: 12, numRuns: 400 },
    );
  });

  it('fills its container when the dimensions of the image are unknown', () => {
    const image = { dimensions: { width: 0, height: 0 } };
    expect(drawnRectangle(image, { width: 300, height: 100 })).toEqual(
      near({ x: 0, y: 0, width: 300, height: 100 }),
    );
  });
});
