import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestCandidate, type CandidateSearch } from './nearest-candidate.ts';

/** Rows that begin at these pixels; after the last, each begins `step` lower. */
const search = (
  starts: readonly number[],
  requested: number,
  more: Partial<CandidateSearch> & { readonly step?: number } = {},
): CandidateSearch => ({
  least: 1,
  most: 500,
  usual: starts.length,
  present: undefined,
  requested,
  stopsAtStandstill: true,
  measure: (row) =>
    starts[row - 1] ?? (starts.at(-1) ?? 0) + (row - starts.length) * (more.step ?? 50),
  ...more,
});

it('returns the row nearest to the pointer', () => {
  const rows = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(rows, fc.integer({ min: -300, max: 6000 }), (heights, requested) => {
      let top = 0;
      const starts = heights.map((height) => (top += height) - height);
      const asked = search(starts, requested);
      const miss = (row: number) => Math.abs(asked.measure(row) - requested);
      const chosen = nearestCandidate(asked);
      for (let row = 1; row < 200; row += 1)
        expect(miss(chosen)).toBeLessThanOrEqual(miss(row) + 0.5);
    }),
  );
});

it('continues below the last row, up to the maximum row', () => {
  expect(nearestCandidate(search([0, 50, 100], 390))).toBe(9);
  expect(nearestCandidate(search([0, 50, 100], 1e6, { most: 40 }))).toBe(40);
});

it('adds no empty rows that do not move the block down', () => {
  expect(nearestCandidate(search([0, 50, 100], 390, { step: 0 }))).toBe(3);
});

it('continues through heights without effect when stopsAtStandstill is false', () => {
  const filled = (height: number) => Math.max(200, height * 50);
  const requested = search([], 240, { usual: 1, stopsAtStandstill: false, measure: filled });
  expect(nearestCandidate(requested)).toBe(5);
});

it('returns the present row when no other row is nearer', () => {
  expect(nearestCandidate(search([0, 100, 100, 100, 150], 100, { present: 4 }))).toBe(4);
  expect(nearestCandidate(search([0, 50], 700, { step: 0, present: 9 }))).toBe(9);
});
