import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createId, isId } from './create-id.ts';

const zeros = (size: number) => new Uint8Array(size);
const ones = (size: number) => new Uint8Array(size).fill(255);

/** From 1970 to the year in which the 40 bits end. */
const times = integer({ min: 0, max: Date.UTC(2318, 0) });

describe('createId', () => {
  it('makes 24 hexadecimal characters: the time in 10 ms, then 56 random bits', () => {
    expect(createId(Date.UTC(2026, 10, 20), ones)).toBe('29cbd34600ffffffffffffff');
  });

  it('returns a valid id at any time', () => {
    assert(
      property(times, (now) => {
        expect([createId(now, zeros), createId(now, ones)].every(isId)).toBe(true);
      }),
    );
  });

  it('sorts a later id after an earlier one', () => {
    assert(
      property(times, integer({ min: 10, max: 1e9 }), (now, later) => {
        expect(createId(now, ones) < createId(now + later, zeros)).toBe(true);
      }),
    );
  });
});

describe('isId', () => {
  it.each(['', '29c3', 'g'.repeat(24), 'A'.repeat(24), `${'a'.repeat(24)}\n`, 'a'.repeat(25)])(
    'rejects %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});
