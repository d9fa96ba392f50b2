import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksOf, positionOn, scaleOf } from './scale.ts';

it.each([
  [[3, 87, 12], { least: 0, most: 87 }],
  [[-4, 21], { least: -4, most: 21 }],
  [[-4], { least: -4, most: 0 }],
  [[0, undefined], { least: 0, most: 1 }],
  [[], { least: 0, most: 1 }],
])('scaleOf(%j) returns %j', (values, scale) => {
  expect(scaleOf(values)).toStrictEqual(scale);
});

it.each([
  [{ least: 0, most: 87 }, [100, 75, 50, 25, 0]],
  [{ least: 0, most: 260 }, [300, 200, 100, 0]],
  [{ least: 0, most: 1 }, [1, 0.75, 0.5, 0.25, 0]],
  [{ least: 0, most: 0.3 }, [0.3, 0.2, 0.1, 0]],
  [{ least: 0, most: 1.1 }, [1.5, 1, 0.5, 0]],
  [{ least: -4, most: 21 }, [30, 20, 10, 0, -10]],
  [{ least: -4, most: 0 }, [0, -1, -2, -3, -4]],
])('marksOf(%j) returns %j', (scale, marks) => {
  expect(marksOf(scale)).toStrictEqual(marks);
});

const number = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc
    .double({ min: -1e15, max: 1e15, noNaN: true })
    .filter((it) => it === 0 || Math.abs(it) >= 1e-12),
);
const numbers = fc.array(number, { minLength: 1 });

it('maps zero and all values into the range from 0 to 1, in ascending order', () => {
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

it('returns at most seven marks that cover all values, over at most twice their range', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const scale = scaleOf(values);
      const marks = marksOf(scale);
      const [highest = 0, lowest = 0] = [marks.at(0), marks.at(-1)];
      expect(marks).toContain(0);
      expect(marks.length).toBeLessThanOrEqual(7);
      const slack = (scale.most - scale.least) * 1e-9;
      expect(highest).toBeGreaterThanOrEqual(scale.most - slack);
      expect(lowest).toBeLessThanOrEqual(scale.least + slack);
      expect((scale.most - scale.least) / (highest - lowest)).toBeGreaterThanOrEqual(0.5);
    }),
  );
});
