import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createId, isId } from './create-id.ts';

const zeros = (size: number) => new Uint8Array(size);
const ones = (size: number) => new Uint8Array(size).fill(255);

/** From 1970 to the year in which the 40 bits end. */
const times = fc.integer({ min: 0, max: Date.UTC(2318, 0) });

describe('createId', () => {
  it('makes 24 hexadecimal characters: the time in 10 ms, then 56 random bits', () => {
    expect(createId(Date.UTC(2026, 10, 20), ones)).toBe('29cbd34600ffffffffffffff');
  });

  it('makes an id at any time', () => {
    fc.assert(fc.property(times, (now) => isId(createId(now, zeros)) && isId(createId(now, ones))));
  });

  it('sorts a later id after an earlier one', () => {
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 10, max: 1e9 }),
        (now, later) => createId(now, ones) < createId(now + later, zeros),
      ),
    );
  });
});

describe('isId', () => {
  it.each(['', '29c3', 'g'.repeat(24), 'A'.repeat(24), `${'a'.repeat(24)}\n`, 'a'.repeat(25)])(
    'refuses %j',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});
