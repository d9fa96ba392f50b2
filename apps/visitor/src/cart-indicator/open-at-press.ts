import { type IslandRuntime, isPlainPress } from '@sitewright/blocks/client';

/**
 * Opens the panel of the cart at a plain press of its link, whose code comes with the first one. Where it cannot be had
 * the link leads to the page of the cart, as it does in a new tab, without scripts, and at a second press while the
 * first is waiting. Answers how to end.
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
