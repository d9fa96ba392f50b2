import { type IslandRuntime, isPlainPress } from '@sitewright/blocks/client';

/**
 * Opens the cart panel on a plain click of its link. The panel's code loads with the first click. The link still leads
 * to the cart page if the panel cannot load, in a new tab, without scripts, and on a second click while the first is
 * loading. Returns a function that stops listening.
 */
export function openOnClick(link: HTMLAnchorElement, runtime: IslandRuntime): () => void {
  const controller = new AbortController();
  const { ownerDocument: document } = link;
  let isOpening = false;
  let close = () => {};

  async function open(): Promise<void> {
    isOpening = true;
    link.ariaBusy = 'true';
    try {
      const { openStyledCartPanel } = await import('../cart-panel/cart-panel.ts');
      const closeLabel = link.dataset['closeLabel'] ?? '';
      const closePanel = await openStyledCartPanel({
        document,
        runtime,
        address: link.href,
        closeLabel,
      });
      if (controller.signal.aborted) closePanel();
      else close = closePanel;
    } catch {
      if (!controller.signal.aborted) document.location.assign(link.href);
    } finally {
      isOpening = false;
      link.ariaBusy = null;
    }
  }

  link.addEventListener(
    'click',
    (event) => {
      if (isOpening || !isPlainPress(event)) return;
      event.preventDefault();
      void open();
    },
    { signal: controller.signal },
  );
  return () => {
    controller.abort();
    close();
  };
}
