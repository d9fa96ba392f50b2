import { type IslandRuntime, isPlainPress } from '@sitewright/blocks/client';
import { startCart } from '../page-types/cart/start-cart.ts';

interface CartDrawing {
  readonly runtime: IslandRuntime;
  readonly close: () => void;
  readonly redraw: () => void;
}

/** Fills the panel with the content of the cart page and starts its controls. Returns a function that stops them. */
export function drawCart(
  body: HTMLElement,
  content: HTMLElement,
  { runtime, close, redraw }: CartDrawing,
): () => void {
  // On the cart page this link leads home; in the panel it closes the panel.
  content.querySelector('[data-continue]')?.addEventListener('click', (event) => {
    if (!isPlainPress(event as MouseEvent)) return;
    event.preventDefault();
    close();
  });
  body.replaceChildren(body.ownerDocument.adoptNode(content));
  body.scrollTop = 0;
  if (content.dataset['island'] === undefined) return () => {};
  content.dataset['live'] = '';
  return startCart(content, runtime, redraw);
}
