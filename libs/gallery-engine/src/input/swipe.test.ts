import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBeyondSnapPoint, parseSnapPoints } from './snap-points.ts';
import {
  addSample,
  boundedDrag,
  isSwipe,
  parseSwipeBoundaries,
  swipeLimits,
  swipeVelocity,
  type SwipeSample,
} from './swipe.ts';

describe('the velocity of a swipe', () => {
  it('is measured over the latest 5 samples (GAL-108)', () => {
    expect(swipeLimits.sampleCount).toBe(5);
    let samples: readonly SwipeSample[] = [];
    for (const x of [0, 500, 10, 20, 30, 40, 50]) {
      samples = addSample(samples, { x, atMs: samples.length ? samples.at(-1)!.atMs + 10 : 0 });
    }
    expect(samples.map(({ x }) => x)).toEqual([10, 20, 30, 40, 50]);
    expect(swipeVelocity(samples)).toBe(1);
  });

  it('uses at most the latest 5 samples (GAL-108)', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ x: fc.integer(), atMs: fc.nat() })), (points) => {
        let samples: readonly SwipeSample[] = [];
        for (const point of points) samples = addSample(samples, point);
        expect(samples).toEqual(points.slice(-5));
      }),
    );
  });

  it('is 0 with fewer than two samples or without elapsed time', () => {
    expect(swipeVelocity([])).toBe(0);
    expect(swipeVelocity([{ x: 1, atMs: 5 }])).toBe(0);
    expect(
      swipeVelocity([
        { x: 1, atMs: 5 },
        { x: 9, atMs: 5 },
      ]),
    ).toBe(0);
  });
});

it.each([
  [50, 250, true],
  [-50, 250, true],
  [49, 250, false],
  [50, 251, false],
  [400, 10, true],
])('detects %i px in %i ms as a swipe: %s', (distancePx, durationMs, counts) => {
  expect(isSwipe({ distancePx, durationMs })).toBe(counts);
});

describe('swipe boundaries', () => {
  it('accept only none, hard and inertial (GAL-075)', () => {
    expect(['none', 'hard', 'inertial'].map((value) => parseSwipeBoundaries(value))).toEqual([
      'none',
      'hard',
      'inertial',
    ]);
    expect(['soft', '', null, 1, undefined].map((value) => parseSwipeBoundaries(value))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('stop, damp or allow a drag beyond the end', () => {
    const drags = (['hard', 'inertial', 'none'] as const).map((boundaries) =>
      boundedDrag(-100, { beyondEnd: true, boundaries }),
    );
    expect(drags).toEqual([0, -30, -100]);
    expect(boundedDrag(-100, { beyondEnd: false, boundaries: 'hard' })).toBe(-100);
  });
});

describe('snap points', () => {
  it.each(['25%', '33.3%', '100%', 'none'])('accept %s (GAL-077)', (value) => {
    expect(parseSnapPoints(value)).toBe(value);
  });

  it.each(['25', 25, '0%', '101%', '-5%', '%', 'half', '', null, undefined])(
    'reject %j (GAL-077)',
    (value) => {
      expect(parseSnapPoints(value)).toBeUndefined();
    },
  );

  it('are reached by a drag of at least their percentage of the width', () => {
    expect(isBeyondSnapPoint(-150, 600, '25%')).toBe(true);
    expect(isBeyondSnapPoint(149, 600, '25%')).toBe(false);
    expect(isBeyondSnapPoint(599, 600, 'none')).toBe(false);
  });
});
