import { expect, it } from 'vitest';
import { lengthText } from './length-text.ts';

it.each([
  [0, '0:00'],
  [225.4, '3:45'],
  [59.6, '1:00'],
  [4205, '1:10:05'],
  [-5, ''],
  [Infinity, ''],
  [Number.NaN, ''],
])('formats %d seconds as %j', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});
