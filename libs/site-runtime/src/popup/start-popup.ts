import { formSubmitted } from '@sitewright/blocks/client';
import { createPopupMemory, type PopupStorage } from './create-popup-memory.ts';
import { mayShowPopup, type PopupSettings } from './may-show-popup.ts';
import { openPopup, type PopupHost } from './open-popup.ts';
import { readPopupTrigger, waitForTrigger } from './popup-trigger.ts';

/** Options of a visitor's popup. */
export interface StartPopupOptions extends Pick<PopupHost, 'registerEscape' | 'announce'> {
  readonly settings: PopupSettings;
  readonly storage: PopupStorage;
  /** Storage of the visit: a popup that was left open on one page does not open on the next. */
  readonly visitStorage: PopupStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isMobile: boolean;
  /** Records an event of the popup for the statistics. */
  readonly record: (action: 'shown' | 'closed' | 'submitted', version: number) => void;
}

/**
 * Shows the popup when its trigger fires, if it is due, and records what happens to it. Returns a function that ends
 * it.
 */
export function startPopup(dialog: HTMLDialogElement, options: StartPopupOptions): () => void {
  const { settings, storage, visitStorage, now, isMobile } = options;
  const { version } = settings;
  const memory = createPopupMemory({ storage, visitStorage, version, now });
  const mayShow = () =>
    mayShowPopup({
      settings,
      record: memory.read(),
      wasLeftOpen: memory.wasLeftOpen(),
      now: now(),
      isMobile,
    });
  if (!mayShow()) return () => {};

  let closePopup = () => {};
  const stopWaiting = waitForTrigger(
    readPopupTrigger(dialog),
    dialog.ownerDocument.defaultView!,
    () => {
      // Another tab of the site may have closed it meanwhile.
      if (mayShow()) closePopup = show();
    },
  );

  function show(): () => void {
    const { registerEscape, announce, record } = options;
    let isEnded = false;
    const close = openPopup(dialog, {
      registerEscape,
      announce,
      onClose: () => {
        dialog.removeEventListener(formSubmitted, onSubmitted);
        if (isEnded) return;
        memory.keepClosed();
        record('closed', version);
      },
    });

    function onSubmitted(): void {
      memory.keepSubmitted();
      record('submitted', version);
    }

    dialog.addEventListener(formSubmitted, onSubmitted);
    memory.keepOpened();
    record('shown', version);
    return () => {
      isEnded = true;
      close();
    };
  }

  return () => {
    stopWaiting();
    closePopup();
  };
}
