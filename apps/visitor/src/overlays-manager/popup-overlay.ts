import { openPopup } from '@sitewright/site-runtime/popup';
import { popupId } from '../popup-overlay/popup-id.ts';
import { isForVisitors, type FindOverlay } from './overlay.ts';

/** A preview of the popup: it stores nothing, is not counted and opens any number of times (POPUP-11). */
export const popupOverlay: FindOverlay = (page, { onClose, signal }) => {
  const { window: view, escape, readServices } = page;
  const dialog = view.document.getElementById(popupId) as HTMLDialogElement | null;
  if (dialog === null) return undefined;
  let close: (() => void) | undefined;

  function hide(): void {
    const closePopup = close;
    close = undefined;
    closePopup?.();
  }

  signal.addEventListener('abort', hide);
  return {
    name: 'popup',
    isEnabled: isForVisitors(dialog),
    show() {
      close = openPopup(dialog, {
        registerEscape: escape.register,
        announce: (text) => void readServices().then(({ announce }) => announce(text)),
        // `close` is undefined if `hide` closed the popup.
        onClose: () => close && onClose(),
      });
    },
    hide,
  };
};
