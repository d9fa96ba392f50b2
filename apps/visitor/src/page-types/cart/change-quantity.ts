import type { ShoppingCart } from '@sitewright/contracts/entities';
import { readCookie } from '@sitewright/site-runtime';

/**
 * Sets how many pieces of an entry are in the cart; undefined when that failed. The call is a PATCH, which is
 * none of the data layer's four methods.
 */
export async function changeQuantity(
  view: Window,
  entryId: string,
  quantity: number,
): Promise<ShoppingCart | undefined> {
  try {
    const response = await view.fetch(`/api/cart/entries/${entryId}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': readCookie(view.document, 'crumb') ?? '',
      },
      body: JSON.stringify({ quantity }),
    });
    if (!response.ok) return undefined;
    const { cart } = (await response.json()) as { readonly cart: ShoppingCart };
    return cart;
  } catch {
    return undefined;
  }
}
