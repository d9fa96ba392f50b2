import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCounter, toMaxLength } from './counter.ts';

describe('the maximum length', () => {
  it.each([
    'abc',
    '-5',
    '',
    null,
    undefined,
    Number.NaN,
    Infinity,
    -Infinity,
    '0',
    0,
    -5,
    -0.5,
    0.9,
    true,
    {},
    [],
    '0x10',
    '1e3',
    ' 5',
    '9'.repeat(400),
  ])('is 0 for %j, without a counter (FORM-68)', (input) => {
    expect(toMaxLength(input)).toBe(0);
    expect(toCounter('some text', input)).toBeUndefined();
  });

  it.each([
    ['100', 100],
    [12, 12],
    [12.9, 12],
    ['12.9', 12],
  ])('is parsed and rounded down: %s', (input, max) => {
    expect(toMaxLength(input)).toBe(max);
  });
});

it("formats the counter as 'count / max' and marks it as exceeded only above max", () => {
  expect(toCounter('twelve chars', 100)).toEqual({ text: '12 / 100', isExceeded: false });
  expect(toCounter('abc', 3)?.isExceeded).toBe(false);
  expect(toCounter('abcd', 3)).toEqual({ text: '4 / 3', isExceeded: true });
  expect(toCounter('abcd', '3.5')).toEqual({ text: '4 / 3', isExceeded: true });
});

it('shows a whole character count and a positive whole maximum for any limit (FORM-68)', () => {
  fc.assert(
    fc.property(fc.string(), fc.anything({ withBigInt: true }), (text, limit) => {
      const counter = toCounter(text, limit);
      if (counter === undefined) return;
      expect(counter.text).toMatch(/^\d+ \/ [1-9]\d*$/);
      expect(counter.isExceeded).toBe(Array.from(text).length > Number(counter.text.split('/')[1]));
    }),
    { seed: 68, numRuns: 500 },
  );
});

it('counts an emoji as one character', () => {
  expect(toCounter('Grüße 🌊🌊', 8)).toEqual({ text: '8 / 8', isExceeded: false });
  expect(toCounter('Grüße 🌊🌊!', 8)).toEqual({ text: '9 / 8', isExceeded: true });
});
