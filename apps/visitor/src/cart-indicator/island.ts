import { formatAmount, type CartSummary, type IslandStart } from '@sitewright/blocks/client';
import { cartCountText } from '@sitewright/commerce';
import { CHECKOUT, COMMERCE_CART_V2, SHOW_CART } from '../page/inlined-codes.ts';
import { openOnClick } from './open-on-click.ts';

/** Pages that show the cart already, and the checkout. */
const pagesWithoutPanel: readonly number[] = [SHOW_CART, COMMERCE_CART_V2, CHECKOUT];

/**
 * Shows the number of items in the header once it is known, and follows changes (CART-17, CART-18). A click opens the
 * cart panel (CART-04).
 */
export const start: IslandStart = (root, runtime) => {
  const { readViewer, cart, context } = runtime;
  const count = root.querySelector('[data-cart-count]');
  const subtotal = root.querySelector('[data-cart-subtotal]');
  const label = root.dataset['label'] ?? '';

  function show(cartSummary: CartSummary): void {
    const isEmpty = cartSummary === null || cartSummary.totalQuantity === 0;
    const number = isEmpty ? '' : cartCountText(cartSummary.totalQuantity, context.locale);
    const amount = isEmpty
      ? ''
      : formatAmount(cartSummary.subtotalCents, cartSummary.currency, context.locale);
    if (count !== null) count.textContent = number;
    if (subtotal !== null) subtotal.textContent = amount;
    root.ariaLabel = isEmpty ? label : `${label}: ${number}, ${amount}`;
  }

  const stop = cart.subscribe(show);
  const stopOpening = pagesWithoutPanel.includes(context.pageType)
    ? () => {}
    : openOnClick(root as HTMLAnchorElement, runtime);
  const controller = new AbortController();
  const { ownerDocument: document } = root;
  // A page restored from the back/forward cache shows the cart as it was when the page was left.
  document.defaultView?.addEventListener(
    'pageshow',
    ({ persisted }) =>
      persisted &&
      void import('./refresh-cart.ts').then(({ refreshCart }) => refreshCart(document, runtime)),
    { signal: controller.signal },
  );
  void readViewer().then((viewer) => viewer.cart !== null && show(viewer.cart));
  return () => {
    controller.abort();
    stop();
    stopOpening();
  };
};
