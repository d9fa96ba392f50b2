import type { IslandRuntime } from '@sitewright/blocks/client';
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
  const cart = await readCartPage(document.defaultView as Window, address);
  const dialog = document.createElement('dialog');
  dialog.className = 'cart-panel';

  let end = drawCart(dialog, { ...cart, ...host, close, redraw });
  const unregister = runtime.escape.register({ close });

  function close(): void {
    if (!dialog.isConnected) return;
    unregister();
    end();
    dialog.close();
    dialog.remove();
  }

  /** The last entry has gone: what is left is what an empty cart shows. */
  async function redraw(): Promise<void> {
    const emptied = await readCartPage(document.defaultView as Window, address).catch(() => null);
    if (!dialog.isConnected) return;
    if (emptied === null) {
      document.location.assign(address);
      return;
    }
    end();
    end = drawCart(dialog, { ...emptied, ...host, close, redraw });
    dialog.querySelector('button')?.focus();
  }

  dialog.addEventListener('cancel', (event) => {
    // The Escape manager answers the press; answering it here would leave that press to the page below.
    event.preventDefault();
  });
  dialog.addEventListener('close', close);
  dialog.addEventListener('click', ({ target }) => target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
