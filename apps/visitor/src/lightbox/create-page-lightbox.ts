import type { IslandRuntime } from '@sitewright/blocks/client';
import { isLightboxEntry, openLightbox, type LightboxLabels } from '@sitewright/ui/lightbox';

type Open = (...call: Parameters<IslandRuntime['openLightbox']>) => void;

/**
 * Opens the lightbox of a page; Escape closes it first. Clicks while it is open do nothing. Forward reopens what Back
 * has closed, at the last image.
 */
export function createPageLightbox(
  window: Window,
  { register }: IslandRuntime['escape'],
  labels?: LightboxLabels,
): Open {
  let isOpen = false;
  let shouldReopen = false;
  let openLast = () => {};

  function reopen(): void {
    if (isOpen || !shouldReopen) return;
    shouldReopen = false;
    openLast();
  }

  const open: Open = (items, options, opener) => {
    if (isOpen) return;
    const storeLast = (currentSetIndex = options.currentSetIndex) => {
      openLast = () => open(items, { ...options, currentSetIndex }, opener);
    };
    const onDestroy = () => {
      isOpen = false;
      reopen();
    };
    const log = (message: string) => window.reportError(new Error(message));
    const host = { window, opener, registerEscape: register, onChange: storeLast, log, onDestroy };
    isOpen = openLightbox(items, { labels, ...options }, host) !== undefined;
    if (isOpen) storeLast();
  };

  window.addEventListener('popstate', () => {
    shouldReopen = isLightboxEntry(window.history.state);
    reopen();
  });
  return open;
}
