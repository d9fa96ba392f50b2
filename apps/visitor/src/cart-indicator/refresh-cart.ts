import type { CartSummary, IslandRuntime } from '@sitewright/blocks/client';
import { readCookie } from '@sitewright/site-runtime';

/** Notifies subscribers of the current cart. Makes no call for unknown visitors. */
export async function refreshCart(
  document: Document,
  { api, cart }: Pick<IslandRuntime, 'api' | 'cart'>,
): Promise<void> {
  if (!readCookie(document, 'sw_marker')) return;
  const response = await api.get<{ readonly cart: CartSummary }>('/api/cart');
  if (response.ok) cart.changed(response.data.cart);
}
