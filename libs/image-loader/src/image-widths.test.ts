import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWidth } from './choose-width.ts';
import { imageWidths, servedWidth } from './image-widths.ts';
import { srcset } from './srcset.ts';

describe('the served widths', () => {
  it('are 2500, 1500, 1000, 750, 500, 300 and 100 (IMG-25)', () => {
    expect(imageWidths).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
  });

  it.each([
    [1, 100],
    [100, 100],
    [101, 300],
    [751, 1000],
    [2500, 2500],
    [9000, 2500],
  ])('map a requested width of %i to %i (IMG-25)', (requested, width) => {
    expect(servedWidth(requested)).toBe(width);
  });

  it('include the smallest width that is not below the requested width (IMG-25)', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2500, noNaN: true }), (requested) => {
        const width = servedWidth(requested);
        const enough = imageWidths.filter((served) => served >= requested);
        expect(width).toBe(Math.min(...enough));
      }),
    );
  });
});

describe('custom widths', () => {
  it('may be in any order, and the largest is the maximum', () => {
    const widths = [640, 1080, 320] as const;
    expect([1, 321, 640, 641, 4000].map((requested) => servedWidth(requested, widths))).toEqual([
      320, 640, 640, 1080, 1080,
    ]);
    expect(chooseWidth({ cssWidth: 300, dpr: 2, widths })).toBe(640);
  });
});

describe('invalid numbers', () => {
  it.each([Number.NaN, -1, Infinity, 'abc', null, undefined])(
    'are replaced by defaults: %j',
    (value) => {
      const odd = value as unknown as number;
      const rules = { dprMin: odd, dprMax: odd, sizeAdjustment: odd };
      expect(chooseWidth({ cssWidth: 360, dpr: 2, ...rules })).toBe(750);
      expect(chooseWidth({ cssWidth: 360, dpr: odd })).toBe(500);
    },
  );

  it('are ignored in custom widths, which fall back to the default widths when empty', () => {
    expect(servedWidth(400, [])).toBe(500);
    expect(servedWidth(400, [0, -1, Number.NaN] as number[])).toBe(500);
    expect(servedWidth<number>(400, [0, 640, Number.NaN])).toBe(640);
    expect(srcset('/a.jpg', Number.NaN, { widths: [0, 320, -5, Number.NaN] })).toBe(
      '/a.jpg?format=320w 320w',
    );
    expect(srcset('/a.jpg', 300, { widths: [] })).toBe(srcset('/a.jpg', 300));
  });
});

describe('chooseWidth', () => {
  it('clamps the pixel ratio between 1 and 3 by default (IMG-09)', () => {
    const widths = [0.5, 1, 2, 3, 4].map((dpr) => chooseWidth({ cssWidth: 400, dpr }));
    expect(widths).toEqual([500, 500, 1000, 1500, 1500]);
  });

  it('clamps the pixel ratio between dprMin and dprMax (IMG-09)', () => {
    expect(chooseWidth({ cssWidth: 400, dpr: 1, dprMin: 2 })).toBe(1000);
    expect(chooseWidth({ cssWidth: 400, dpr: 3, dprMax: 1 })).toBe(500);
  });

  it('applies sizeAdjustment before it chooses a width (IMG-10)', () => {
    expect(chooseWidth({ cssWidth: 1000, sizeAdjustment: 0.5 })).toBe(500);
    expect(chooseWidth({ cssWidth: 1000, sizeAdjustment: 1.01 })).toBe(1500);
  });

  it('chooses no larger width than the original image requires', () => {
    expect(chooseWidth({ cssWidth: 2000, dpr: 2, naturalWidth: 640 })).toBe(750);
  });

  it('never returns less than the adjusted width, up to the largest served width', () => {
    const wish = fc.record({
      cssWidth: fc.integer({ min: 1, max: 4000 }),
      dpr: fc.double({ min: 0.5, max: 5, noNaN: true }),
      sizeAdjustment: fc.double({ min: 0.1, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(wish, ({ cssWidth, dpr, sizeAdjustment }) => {
        const requested = cssWidth * Math.min(Math.max(dpr, 1), 3) * sizeAdjustment;
        expect(chooseWidth({ cssWidth, dpr, sizeAdjustment })).toBeGreaterThanOrEqual(
          Math.min(requested, 2500),
        );
      }),
    );
  });
});
