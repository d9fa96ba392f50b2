import type { IslandStart } from '@sitewright/blocks/client';
import { openQuickView } from './open-quick-view.ts';

/** Opens a product in a dialog, or its page if it cannot be loaded. */
export const start: IslandStart = (root, runtime) => {
  const button = root as HTMLButtonElement;
  const { ownerDocument: document } = button;
  const { item = '', href = '', closeLabel = '' } = button.dataset;
  let isOpening = false;
  let close = () => {};
  let isStopped = false;

  async function open(): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    button.ariaBusy = 'true';
    try {
      close = await openQuickView({ document, runtime, address: href, closeLabel });
      if (isStopped) close();
      else void runtime.census.quickViewOpened(item);
    } catch {
      if (!isStopped) document.location.assign(href);
    } finally {
      isOpening = false;
      button.ariaBusy = null;
    }
  }

  const onClick = () => void open();
  button.addEventListener('click', onClick);
  return () => {
    isStopped = true;
    button.removeEventListener('click', onClick);
    close();
  };
};
