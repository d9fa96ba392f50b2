import { expect, it } from 'vitest';
import { cartCountText } from './cart-count-text.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '100'],
  [101, '100+'],
  [4000, '100+'],
  [Infinity, '100+'],
  [2.5, '2'],
  [0.5, '0'],
  [-5, '0'],
  [-Infinity, '0'],
  [Number.NaN, '0'],
])('formats a count of %d as %s (CART-02)', (count, text) => {
  expect(cartCountText(count)).toBe(text);
});

it('uses the digits of the given locale (CART-02)', () => {
  expect(cartCountText(3, 'ar-EG')).toBe('٣');
  expect(cartCountText(101, 'ar-EG')).toBe('١٠٠+');
});
