import type { IslandRuntime } from '@sitewright/blocks/client';
import { isLightboxEntry, openLightbox, type LightboxLabels } from '@sitewright/ui/lightbox';

type Open = (...call: Parameters<IslandRuntime['openLightbox']>) => void;

/**
 * Opens the lightbox in a page, as what Escape closes first. A second press meanwhile opens no other over it. What
 * Back has closed, Forward opens again, at the picture that was shown last.
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
