import { describe, expect, it } from 'vitest';
import { toCounter, toMaxLength } from './counter.ts';

describe('the limit', () => {
  it.each(['abc', '-5', '', null, undefined, Number.NaN, Infinity, '0'])(
    'is 0 when it reads %s, and then there is no counter (FORM-68)',
    (input) => {
      expect(toMaxLength(input)).toBe(0);
      expect(toCounter('some text', toMaxLength(input))).toBeUndefined();
    },
  );

  it.each([
    ['100', 100],
    [12, 12],
  ])('is a number above 0: %s', (input, max) => {
    expect(toMaxLength(input)).toBe(max);
  });
});

it("reads 'count / max' and is exceeded only above max", () => {
  expect(toCounter('twelve chars', 100)).toEqual({ text: '12 / 100', isExceeded: false });
  expect(toCounter('abc', 3)?.isExceeded).toBe(false);
  expect(toCounter('abcd', 3)).toEqual({ text: '4 / 3', isExceeded: true });
});
