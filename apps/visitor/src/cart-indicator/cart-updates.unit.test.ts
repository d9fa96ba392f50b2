import { expect, it, vi } from 'vitest';
import { createCartUpdates } from './cart-updates.ts';

it('passes on what is in the cart until nobody listens any more', () => {
  const updates = createCartUpdates();
  const listener = vi.fn<(cart: unknown) => void>();
  const stop = updates.subscribe(listener);
  updates.changed(null);
  stop();
  updates.changed(null);
  expect(listener).toHaveBeenCalledOnce();
});
