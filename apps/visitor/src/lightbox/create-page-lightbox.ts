import type { IslandRuntime } from '@sitewright/blocks/client';
import { isLightboxEntry, openLightbox, type LightboxLabels } from '@sitewright/ui/lightbox';

type Open = (...call: Parameters<IslandRuntime['openLightbox']>) => void;

/**
 * Opens the lightbox of a page; Escape closes it first. A second click meanwhile opens no other. Forward reopens what
 * Back has closed, at the last image.
 */
export function createPageLightbox(
  window: Window,
  { register }: IslandRuntime['escape'],
  labels?: LightboxLabels,
): Open {
  let isTaken = false;
  let isWanted = false;
  let openAgain = () => {};

  function openWanted(): void {
    if (isTaken || !isWanted) return;
    isWanted = false;
    openAgain();
  }

  const open: Open = (items, options, opener) => {
    if (isTaken) return;
    const keep = (currentSetIndex = options.currentSetIndex) => {
      openAgain = () => open(items, { ...options, currentSetIndex }, opener);
    };
    const onDestroy = () => {
      isTaken = false;
      openWanted();
    };
    const log = (message: string) => window.reportError(new Error(message));
    const host = { window, opener, registerEscape: register, onChange: keep, log, onDestroy };
    isTaken = openLightbox(items, { labels, ...options }, host) !== undefined;
    if (isTaken) keep();
  };

  window.addEventListener('popstate', () => {
    isWanted = isLightboxEntry(window.history.state);
    openWanted();
  });
  return open;
}
