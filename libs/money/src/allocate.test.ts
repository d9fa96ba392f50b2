import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, allocateCents } from './allocate.ts';
import { Money } from './money.ts';

const anyWeights = fc
  .array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 12 })
  .filter((weights) => weights.some((weight) => weight > 0));
const anyCents = fc.integer({ min: -(10 ** 14), max: 10 ** 14 });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('allocate', () => {
  it.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [100, [50, 30, 20], [50, 30, 20]],
    [7, [0, 1, 1], [0, 4, 3]],
    [10, [1, 2, 4], [1, 3, 6]],
    [0, [1, 2], [0, 0]],
    [0, [0, 0], [0, 0]],
    [0, [], []],
  ])('splits %d by the weights %j into %j', (cents, weights, parts) => {
    expect(allocateCents(cents, weights)).toEqual(parts);
  });

  it('returns parts that add up to the amount', () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (cents, weights) => {
        expect(sum(allocateCents(cents, weights))).toBe(cents);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('returns parts within one cent of their exact share', () => {
    fc.assert(
      fc.property(anyCents, anyWeights, (cents, weights) => {
        const total = BigInt(sum(weights));
        allocateCents(cents, weights).forEach((part, index) => {
          const off = BigInt(part) * total - BigInt(cents) * BigInt(weights[index] ?? 0);
          expect(off > -total && off < total).toBe(true);
        });
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  it('splits exactly if the sum of the weights exceeds the safe integer range', () => {
    const huge = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(10 ** 15 - 1), huge, (cents, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        const parts = allocateCents(cents, weights);
        expect(sum(parts)).toBe(cents);
        parts.forEach((part, index) => {
          const share = BigInt(cents) * BigInt(weights[index] ?? 0);
          const down = share / total;
          expect(BigInt(part) === down || BigInt(part) === down + 1n).toBe(true);
        });
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  it('assigns remaining cents to the largest remainders', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 6), anyWeights, (cents, weights) => {
        const total = sum(weights);
        const shares = allocateCents(cents, weights).map((part, index) => {
          const exact = BigInt(cents) * BigInt(weights[index] ?? 0);
          return { raised: BigInt(part) > exact / BigInt(total), rest: exact % BigInt(total) };
        });
        for (const raised of shares.filter((share) => share.raised)) {
          for (const unraised of shares.filter((share) => !share.raised)) {
            expect(raised.rest >= unraised.rest).toBe(true);
          }
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('splits a negative amount like the positive amount', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), anyWeights, (cents, weights) => {
        const refund = allocateCents(-cents, weights);
        expect(refund.map((part) => 0 - part)).toEqual(allocateCents(cents, weights));
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  it('throws a RangeError for an invalid amount or invalid weights', () => {
    expect(() => allocateCents(5, [])).toThrow(RangeError);
    expect(() => allocateCents(5, [0, 0])).toThrow(RangeError);
    expect(() => allocateCents(1.5, [1, 1])).toThrow(RangeError);
    expect(() => allocateCents(Infinity, [1])).toThrow(RangeError);
    expect(() => allocateCents(Number.NaN, [1])).toThrow(RangeError);
    expect(() => allocateCents(10 ** 15, [1])).toThrow(RangeError);
    expect(() => allocateCents(100, [0.5, 0.5])).toThrow(RangeError);
    expect(() => allocateCents(100, [1, Number.NaN])).toThrow(RangeError);
    expect(() => allocateCents(100, [-1, 3])).toThrow(RangeError);
    expect(() => allocateCents(0, [-1])).toThrow(RangeError);
  });

  it('splits a Money amount into amounts of the same currency', () => {
    expect(allocate(new Money(10, 'EUR'), [1, 1, 1])).toEqual([
      new Money(3.34, 'EUR'),
      new Money(3.33, 'EUR'),
      new Money(3.33, 'EUR'),
    ]);
  });
});
