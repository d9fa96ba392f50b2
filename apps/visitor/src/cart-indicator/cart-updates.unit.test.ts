import { expect, it, vi } from 'vitest';
import { createCartUpdates } from './cart-updates.ts';

it('notifies a listener of cart changes until it unsubscribes', () => {
  const updates = createCartUpdates();
  const listener = vi.fn<(cart: unknown) => void>();
  const stop = updates.subscribe(listener);
  updates.changed(null);
  stop();
  updates.changed(null);
  expect(listener).toHaveBeenCalledOnce();
});
