import { formSubmitted } from '@sitewright/blocks/client';
import { createPopupMemory, type PopupStorage } from './create-popup-memory.ts';
import { mayShowPopup, type PopupSettings } from './may-show-popup.ts';
import { openPopup, type PopupHost } from './open-popup.ts';

/** What a visitor's popup is made from. */
export interface StartPopupOptions extends Pick<PopupHost, 'registerEscape' | 'announce'> {
  readonly settings: PopupSettings;
  readonly storage: PopupStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly isMobile: boolean;
  /** Counts what becomes of it. */
  readonly record: (action: 'shown' | 'closed' | 'submitted', version: number) => void;
}

/** Shows a visitor the popup where it is due, and remembers what becomes of it. Answers how to end it. */
export function startPopup(dialog: HTMLDialogElement, options: StartPopupOptions): () => void {
  const { settings, storage, now, isMobile, record, registerEscape, announce } = options;
  const { version } = settings;
  const memory = createPopupMemory({ storage, version, now });
  if (!mayShowPopup({ settings, record: memory.read(), now: now(), isMobile })) return () => {};

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
  record('shown', version);
  return () => {
    isEnded = true;
    close();
  };
}
