import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionOn, scaleOf } from './scale.ts';

it.each([
  [[3, 87, 12], { least: 0, most: 100 }],
  [[0.3, 1.2], { least: 0, most: 2 }],
  [[-4, 21], { least: -5, most: 25 }],
  [[-4], { least: -5, most: 0 }],
  [[0, undefined], { least: 0, most: 1 }],
  [[], { least: 0, most: 1 }],
])('the scale of %j is %j', (values, scale) => {
  expect(scaleOf(values)).toStrictEqual(scale);
});

it('holds zero and every value, in their order', () => {
  const numbers = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, (values) => {
      const scale = scaleOf(values);
      const places = values.toSorted((a, b) => a - b).map((value) => positionOn(scale, value));
      expect(places).toStrictEqual(places.toSorted((a, b) => a - b));
      expect(Math.min(...places, positionOn(scale, 0))).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places, positionOn(scale, 0))).toBeLessThanOrEqual(1);
    }),
  );
});
