import { expect, it, vi } from 'vitest';
import { createCartNews } from './cart-news.ts';

it('passes on what is in the cart until nobody listens any more', () => {
  const news = createCartNews();
  const listener = vi.fn<(cart: unknown) => void>();
  const stop = news.subscribe(listener);
  news.changed(null);
  stop();
  news.changed(null);
  expect(listener).toHaveBeenCalledOnce();
});
