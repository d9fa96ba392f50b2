import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { regionWidth, segmentLength, wavePath } from './path.ts';

it('uses a region width of at least 50 px (MARQ-10)', () => {
  expect([0, 49, 50, 51].map(regionWidth)).toStrictEqual([50, 50, 50, 51]);
});

it('uses segments of 250 to 1000 px (MARQ-11)', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 50, max: 6000, noNaN: true }),
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      (width, frequency) => {
        const period = width / frequency;
        const segment = segmentLength(period);
        expect(segment).toBeGreaterThanOrEqual(250 - 1e-6);
        expect(segment).toBeLessThanOrEqual(1000 + 1e-6);
        const periods = segment / period;
        const whole = periods > 1 ? periods : 1 / periods;
        expect(whole).toBeCloseTo(Math.round(whole), 6);
      },
    ),
  );
});

/** The points at which the curves of a path meet. */
const points = (path: string) =>
  path
    .slice(1)
    .split('C')
    .map((curve) => curve.split(' ').slice(-2).map(Number) as [number, number]);

it('extends the path from one segment before the region to one segment after it', () => {
  const xs = points(wavePath({ widthPx: 900, waveFrequency: 3, amplitudePx: 20 })).map(([x]) => x);
  expect(xs[0]).toBe(-300);
  expect(xs.at(-1)).toBe(1200);
});

it('has as many crests and troughs as the wave frequency', () => {
  for (const waveFrequency of [1, 2, 3]) {
    const inside = points(wavePath({ widthPx: 960, waveFrequency, amplitudePx: 20 })).filter(
      ([x]) => x >= 0 && x < 960,
    );
    expect(inside.filter(([, y]) => y === -20)).toHaveLength(waveFrequency);
    expect(inside.filter(([, y]) => y === 20)).toHaveLength(waveFrequency);
  }
});
