import { expect, it } from 'vitest';
import { cartCountText } from './cart-count-text.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [99, '99'],
  [100, '100'],
  [101, '100+'],
  [4000, '100+'],
])('shows %d pieces as %s (CART-02)', (count, text) => {
  expect(cartCountText(count)).toBe(text);
});
