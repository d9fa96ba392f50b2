import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { justifyRows, type JustifiedRow } from './justify-rows.ts';

interface Case {
  readonly ratios: readonly number[];
  readonly width: number;
  readonly rowHeight: number;
  readonly gutter: number;
}

/** The cost of a break: rows that are too high first, then the squares of the height differences. */
type Cost = readonly [tooHigh: number, squares: number];

const heightOf = ({ ratios, width, rowHeight, gutter }: Case, first: number, end: number) => {
  const slides = ratios.slice(first, end);
  const sum = slides.reduce((total, ratio) => total + ratio, 0);
  const filling = (width - gutter * (slides.length - 1)) / sum;
  return end === ratios.length ? Math.min(filling, rowHeight) : filling;
};

function costOf(given: Case, ends: readonly number[]): Cost {
  const heights = ends.map((end, row) => heightOf(given, row === 0 ? 0 : ends[row - 1]!, end));
  return [
    heights.filter((height) => height > given.rowHeight * 1.5).length,
    heights.reduce((total, height) => total + (height - given.rowHeight) ** 2, 0),
  ];
}

/** The best of all 2^(n-1) breaks. */
function leastCost(given: Case): Cost {
  const count = given.ratios.length;
  let best: Cost = [Infinity, Infinity];
  for (let bits = 0; bits < 2 ** (count - 1); bits++) {
    const ends = [...given.ratios.keys()].filter((index) => index > 0 && (bits >> (index - 1)) & 1);
    const cost = costOf(given, [...ends, count]);
    if (cost[0] < best[0] || (cost[0] === best[0] && cost[1] < best[1])) best = cost;
  }
  return best;
}

const rowsOf = ({ ratios, ...options }: Case) => justifyRows(ratios, options);
const endsOf = (rows: readonly JustifiedRow[]) => rows.map(({ end }) => end);

const anyCase = (least: number, most: number, narrowest: number) =>
  fc.record({
    ratios: fc.array(fc.double({ min: least, max: most, noNaN: true }), {
      minLength: 1,
      maxLength: 11,
    }),
    width: fc.integer({ min: narrowest, max: 1600 }),
    rowHeight: fc.integer({ min: 120, max: 320 }),
    gutter: fc.nat(24),
  });

describe('justifyRows', () => {
  it('fills the width with every row but the last, which uses the given row height', () => {
    const options = { width: 600, rowHeight: 200, gutter: 0 };
    expect(justifyRows([1.5, 1.5, 1], options)).toEqual([
      { first: 0, end: 2, height: 200 },
      { first: 2, end: 3, height: 200 },
    ]);
  });

  it('finds the row breaks with the least deviation from the row height', () => {
    fc.assert(
      fc.property(anyCase(0.5, 2.4, 700), (given) => {
        const cost = costOf(given, endsOf(rowsOf(given)));
        const [tooHigh, squares] = leastCost(given);
        expect(cost[0]).toBe(tooHigh);
        expect(cost[1]).toBeCloseTo(squares, 4);
      }),
      { seed: 2, numRuns: 600 },
    );
  });

  it('makes no row higher than 1.5 times the row height if breaks can avoid it', () => {
    fc.assert(
      fc.property(anyCase(0.2, 6, 200), (given) => {
        const heights = rowsOf(given).map(({ height }) => height);
        const high = heights.filter((height) => height > given.rowHeight * 1.5 + 1e-6);
        // A wide slide whose row is already low accepts no further one, so its neighbor may have no choice.
        const isLow = (ratio: number) => given.width / ratio <= given.rowHeight / 2;
        const least = given.ratios.some(isLow) ? high.length : leastCost(given)[0];
        expect(high).toHaveLength(least);
      }),
      { seed: 3, numRuns: 600 },
    );
  });

  it.each([
    [[0.67, 0.67, 3.5, 1.5, 1.5, 1.5], 1200],
    [[0.75, 2, 1.5], 360],
    [[0.5, 0.5, 0.5, 4], 1000],
  ])('lays out %j in %i px with rows of at most 1.5 times 250 px', (ratios, width) => {
    const heights = justifyRows(ratios, { width }).map(({ height }) => height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(375);
  });

  it('lets a row with a single slide exceed 1.5 times the row height when no other slide fits', () => {
    expect(justifyRows([0.2, 0.2], { width: 300, rowHeight: 100, gutter: 300 })).toEqual([
      { first: 0, end: 1, height: 1500 },
      { first: 1, end: 2, height: 100 },
    ]);
    expect(justifyRows([0.5], { width: 600, rowHeight: 250 })).toEqual([
      { first: 0, end: 1, height: 250 },
    ]);
  });

  it('puts each wide slide in its own row in a narrow container', () => {
    const rows = justifyRows([4, 4, 4, 4, 4, 4, 4, 4], { width: 320, rowHeight: 250 });
    expect(rows).toHaveLength(8);
    expect(rows[0]?.height).toBe(80);
  });

  it('contains every slide once, in order', () => {
    fc.assert(
      fc.property(anyCase(0.1, 12, 1), (given) => {
        const rows = rowsOf(given);
        expect(rows.map(({ first }) => first)).toEqual([0, ...endsOf(rows).slice(0, -1)]);
        expect(rows.at(-1)?.end).toBe(given.ratios.length);
        for (const { first, end, height } of rows) {
          expect(height).toBeCloseTo(heightOf(given, first, end), 6);
        }
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('lays out 20,000 slides in less than 500 ms', () => {
    const ratios = Array.from({ length: 20_000 }, (_, index) => 0.6 + ((index * 7) % 13) / 8);
    const startedAt = performance.now();
    expect(justifyRows(ratios, { width: 1200 }).at(-1)?.end).toBe(20_000);
    // A quadratic algorithm would take seconds.
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  it('uses defaults for invalid numbers and returns no rows without a width or slides', () => {
    const usual = justifyRows([1.5, 1, 2, 1.2], { width: 900 });
    const rejected = { width: '900', rowHeight: -1, gutter: 'wide' } as unknown as {
      width: number;
    };
    expect(justifyRows([1.5, 1, 2, 1.2], rejected)).toEqual(usual);
    expect(justifyRows([1.5, 1], { width: 0 })).toEqual([]);
    expect(justifyRows([], { width: 900 })).toEqual([]);
    expect(justifyRows([Number.NaN, 0], { width: 900 })).toEqual(
      justifyRows([1.5, 1.5], { width: 900 }),
    );
  });
});
