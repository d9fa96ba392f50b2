import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveIndex, type Direction } from './move-index.ts';

const anyPosition = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.tuple(fc.nat(count - 1), fc.constant(count)));
const anyDirection = fc.constantFrom<Direction>(1, -1);

describe('moveIndex', () => {
  it('wraps modulo the count in both directions with loop (GAL-034)', () => {
    fc.assert(
      fc.property(anyPosition, anyDirection, ([index, count], step) => {
        const target = moveIndex(index, step, { count, loop: true });
        expect(target).toBe((((index + step) % count) + count) % count);
      }),
    );
  });

  it('returns to the initial index after count steps with loop (GAL-034)', () => {
    fc.assert(
      fc.property(anyPosition, anyDirection, ([index, count], step) => {
        let position = index;
        for (let n = 0; n < count; n += 1)
          position = moveIndex(position, step, { count, loop: true });
        expect(position).toBe(index);
      }),
      { numRuns: 30 },
    );
  });

  it('changes by one and stops at the ends without loop (GAL-029, GAL-030)', () => {
    fc.assert(
      fc.property(anyPosition, anyDirection, ([index, count], step) => {
        const target = moveIndex(index, step, { count, loop: false });
        const isAtEnd = step === 1 ? index === count - 1 : index === 0;
        expect(target).toBe(isAtEnd ? index : index + step);
      }),
    );
  });
});
