import type { CartGlance, IslandRuntime } from '@sitewright/blocks/client';
import { readCookie } from '@sitewright/site-runtime';

/** Tells those who show the cart what is in it now. A visitor of whom nothing is known costs no call. */
export async function readCartAnew(
  document: Document,
  { api, cart }: Pick<IslandRuntime, 'api' | 'cart'>,
): Promise<void> {
  if (!readCookie(document, 'sw_marker')) return;
  const answer = await api.get<{ readonly cart: CartGlance }>('/api/cart');
  if (answer.ok) cart.changed(answer.data.cart);
}
