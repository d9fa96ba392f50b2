import type { IslandRuntime } from '@sitewright/blocks/client';
import { onClickOutside } from '../cart-panel/on-click-outside.ts';
import { createAnnouncer } from '../page/create-announcer.ts';
import quickViewStyle from './quick-view.css?inline';
import { readProduct } from './read-product.ts';

/** What the quick view needs from the page below it. */
export interface QuickViewHost {
  readonly document: Document;
  readonly runtime: IslandRuntime;
  /** The URL of the product's page. */
  readonly address: string;
  readonly closeLabel: string;
}

const styledDocuments = new WeakSet<Document>();

function addStyle(document: Document): void {
  if (styledDocuments.has(document)) return;
  styledDocuments.add(document);
  const { CSSStyleSheet: Sheet } = document.defaultView as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(quickViewStyle);
  document.adoptedStyleSheets.push(sheet);
}

function createDialog(document: Document, title: string, closeLabel: string) {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  dialog.className = 'quick-view';
  dialog.ariaLabel = title;
  button.type = 'button';
  button.className = 'quick-view-close';
  button.autofocus = true;
  button.ariaLabel = closeLabel;
  button.textContent = '×';
  dialog.append(button);
  return { dialog, button };
}

/**
 * Opens a product beside its list, with the images, variants and form of its page. Escape, the close button and a click
 * outside close it, and the focus returns. Rejects without opening anything if the product cannot be loaded. Returns a
 * function that closes it.
 */
export async function openQuickView(host: QuickViewHost): Promise<() => void> {
  const { document, runtime, address, closeLabel } = host;
  const view = document.defaultView as Window;
  const { title, content } = await readProduct(view, address);
  addStyle(document);
  const { dialog, button } = createDialog(document, title, closeLabel);
  dialog.append(document.adoptNode(content));
  // A live region outside a modal dialog is not announced.
  const announce = createAnnouncer(document, dialog);
  const controller = new AbortController();
  const unregister = runtime.escape.register({ close });
  let stopIslands = () => {};

  function close(): void {
    if (!dialog.isConnected) return;
    controller.abort();
    unregister();
    stopIslands();
    dialog.close();
    dialog.remove();
  }

  button.addEventListener('click', close);
  // The Escape manager handles this key press. Handling it here would pass it on to the page below.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', close);
  onClickOutside(dialog, close);
  view.addEventListener('pagehide', close, { signal: controller.signal });
  document.body.append(dialog);
  dialog.showModal();
  stopIslands = runtime.startIslands(dialog, { ...runtime, announce });
  return close;
}
