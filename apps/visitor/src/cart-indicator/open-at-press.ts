import { type IslandRuntime, isPlainPress } from '@sitewright/blocks/client';

/**
 * Opens the cart panel on a plain click of its link. The panel's code loads with the first click. The link still leads
 * to the cart page if the panel cannot load, in a new tab, without scripts, and on a second click while the first is
 * loading. Returns a function that stops listening.
 */
export function openAtPress(link: HTMLAnchorElement, runtime: IslandRuntime): () => void {
  const life = new AbortController();
  const { ownerDocument: document } = link;
  let isOpening = false;
  let close = () => {};

  async function open(): Promise<void> {
    isOpening = true;
    link.ariaBusy = 'true';
    try {
      const { openStyledCartPanel } = await import('../cart-panel/cart-panel.ts');
      const closeLabel = link.dataset['closeLabel'] ?? '';
      const opened = await openStyledCartPanel({
        document,
        runtime,
        address: link.href,
        closeLabel,
      });
      if (life.signal.aborted) opened();
      else close = opened;
    } catch {
      if (!life.signal.aborted) document.location.assign(link.href);
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
    { signal: life.signal },
  );
  return () => {
    life.abort();
    close();
  };
}
