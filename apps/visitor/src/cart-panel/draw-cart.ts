import { type IslandRuntime, isPlainPress } from '@sitewright/blocks/client';
import { startCart } from '../page-types/cart/start-cart.ts';

interface CartDrawing {
  readonly runtime: IslandRuntime;
  readonly close: () => void;
  readonly redraw: () => void;
}

/** Fills the panel with what the page of the cart shows and makes its controls work; answers how to end that. */
export function drawCart(
  body: HTMLElement,
  content: HTMLElement,
  { runtime, close, redraw }: CartDrawing,
): () => void {
  // It leads home from the page of the cart; from here it leads back to the page below.
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
