import type { IslandRuntime } from '@sitewright/blocks/client';
import { createAnnouncer } from '../composition/announcer.ts';
import { onPressBeside } from './on-press-beside.ts';
import { createPanel } from './create-panel.ts';
import { drawCart } from './draw-cart.ts';
import { readCartPage } from './read-cart-page.ts';

/** What the panel needs of the page that it opens over. */
export interface CartPanelHost {
  readonly document: Document;
  readonly runtime: IslandRuntime;
  /** Where the full page of the cart is. */
  readonly address: string;
  /** The name of the button that closes the panel. */
  readonly closeLabel: string;
}

/**
 * Opens what is in the cart beside the page (CART-04): what its full page shows, with the same controls. Escape, the
 * button, “Continue shopping” and a press beside the panel close it; the focus returns to where it was. Rejects, and
 * opens nothing, when the cart cannot be had. Answers how to close it.
 */
export async function openCartPanel(host: CartPanelHost): Promise<() => void> {
  const { document, runtime, address } = host;
  const view = document.defaultView as Window;
  const cart = await readCartPage(view, address);
  const { dialog, button, body } = createPanel(document, { ...host, title: cart.title });
  // What is said outside of a modal dialog is not heard.
  const announce = createAnnouncer(document, dialog);
  const life = new AbortController();

  const draw = (content: HTMLElement) =>
    drawCart(body, content, { runtime: { ...runtime, announce }, close, redraw });
  let end = draw(cart.content);
  const unregister = runtime.escape.register({ close });

  function close(): void {
    if (!dialog.isConnected) return;
    life.abort();
    unregister();
    end();
    dialog.close();
    dialog.remove();
  }

  /** The last entry has gone: what is left is what an empty cart shows. */
  async function redraw(): Promise<void> {
    const emptied = await readCartPage(view, address).catch(() => null);
    if (!dialog.isConnected) return;
    if (emptied === null) {
      document.location.assign(address);
      return;
    }
    end();
    end = draw(emptied.content);
    button.focus();
    announce(body.querySelector('.notice > p')?.textContent ?? '');
  }

  button.addEventListener('click', close);
  dialog.addEventListener('cancel', (event) => {
    // The Escape manager answers the press; answering it here would leave that press to the page below.
    event.preventDefault();
  });
  dialog.addEventListener('close', close);
  onPressBeside(dialog, close);
  // Who comes back to the page, perhaps from paying, finds the page and no cart of an hour ago.
  view.addEventListener('pagehide', close, { signal: life.signal });
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
