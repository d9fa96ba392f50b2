import { startCart } from '../page-types/cart/start-cart.ts';
import type { CartPage } from './read-cart-page.ts';
import type { CartPanelHost } from './open-cart-panel.ts';

interface CartDrawing extends CartPage, CartPanelHost {
  readonly close: () => void;
  readonly redraw: () => void;
}

/** Fills the panel with a cart and makes its controls work; answers how to end that. */
export function drawCart(dialog: HTMLDialogElement, drawing: CartDrawing): () => void {
  const { document, runtime, title, content, address, closeLabel, close, redraw } = drawing;
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  const button = document.createElement('button');
  const cross = document.createElement('span');
  const status = document.createElement('p');
  heading.id = 'cart-panel-title';
  link.href = address;
  link.textContent = title;
  heading.append(link);
  dialog.setAttribute('aria-labelledby', heading.id);

  cross.ariaHidden = 'true';
  cross.textContent = '×';
  button.type = 'button';
  button.autofocus = true;
  button.append(cross);
  button.ariaLabel = closeLabel;
  button.addEventListener('click', close);

  // “Continue shopping” leads home from the page of the cart; from here it leads back to the page below.
  for (const home of content.querySelectorAll('a[href="/"]')) {
    home.addEventListener('click', (event) => {
      event.preventDefault();
      close();
    });
  }
  // What is said outside of a modal dialog is not heard.
  status.role = 'status';
  status.className = 'unseen';
  const announce = (text: string) => {
    status.textContent = text;
  };
  dialog.replaceChildren(heading, button, document.adoptNode(content), status);
  if (content.dataset['island'] === undefined) return () => {};
  content.dataset['live'] = '';
  return startCart(content, { ...runtime, announce }, redraw);
}
