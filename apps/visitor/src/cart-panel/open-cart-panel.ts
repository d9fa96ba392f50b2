import type { IslandRuntime } from '@sitewright/blocks/client';
import { createAnnouncer } from '../page/create-announcer.ts';
import { onClickOutside } from './on-click-outside.ts';
import { createPanel } from './create-panel.ts';
import { drawCart } from './draw-cart.ts';
import { readCartPage } from './read-cart-page.ts';

/** What the panel needs from the page below it. */
export interface CartPanelHost {
  readonly document: Document;
  readonly runtime: IslandRuntime;
  /** The URL of the cart page. */
  readonly address: string;
  /** The name of the close button. */
  readonly closeLabel: string;
}

/**
 * Opens the cart beside the page (CART-04), with the content and controls of the cart page. Escape, the close button,
 * “Continue shopping” and a click outside close it, and the focus returns. Rejects without opening anything if the
 * cart cannot be loaded. Returns a function that closes the panel.
 */
export async function openCartPanel(host: CartPanelHost): Promise<() => void> {
  const { document, runtime, address } = host;
  const view = document.defaultView as Window;
  const cart = await readCartPage(view, address);
  const { dialog, button, body } = createPanel(document, { ...host, title: cart.title });
  // A live region outside a modal dialog is not announced.
  const announce = createAnnouncer(document, dialog);
  const controller = new AbortController();

  const draw = (content: HTMLElement) =>
    drawCart(body, content, { runtime: { ...runtime, announce }, close, redraw });
  let stopCart = draw(cart.content);
  const unregister = runtime.escape.register({ close });

  function close(): void {
    if (!dialog.isConnected) return;
    controller.abort();
    unregister();
    stopCart();
    dialog.close();
    dialog.remove();
  }

  /** The last entry was removed: show the empty cart. */
  async function redraw(): Promise<void> {
    const emptied = await readCartPage(view, address).catch(() => null);
    if (!dialog.isConnected) return;
    if (emptied === null) {
      document.location.assign(address);
      return;
    }
    stopCart();
    stopCart = draw(emptied.content);
    button.focus();
    announce(body.querySelector('.notice > p')?.textContent ?? '');
  }

  button.addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    // The Escape manager handles this key press. Handling it here would pass it on to the page below.
    event.preventDefault();
  });
  dialog.addEventListener('close', close);
  onClickOutside(dialog, close);
  // The back/forward cache must not restore a page with an outdated cart.
  view.addEventListener('pagehide', close, { signal: controller.signal });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
