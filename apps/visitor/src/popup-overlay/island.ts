import type { IslandStart } from '@sitewright/blocks/client';
import { mobileMaxPx } from '@sitewright/ui/tokens';
import { startPopup, type PopupStorage } from '@sitewright/site-runtime/popup';

/** The local storage key for the visitor's interaction with the popup. */
const recordKey = 'popup-overlay';

/** Read lazily: some browsers throw on access when a site may not store anything. */
const storageIn = (area: () => Storage): PopupStorage => ({
  read: () => area().getItem(recordKey),
  write: (text) => area().setItem(recordKey, text),
});

/** Shows the popup to visitors when it is due. People with an account get a preview from the overlays manager. */
export const start: IslandStart = (root, runtime) => {
  const { context, readViewer, escape, announce, census } = runtime;
  const { popupOverlaySettings: settings } = context.websiteSettings;
  let isStopped = false;
  let stop = () => {};

  async function startForVisitor(): Promise<void> {
    const { authenticatedAccount } = await readViewer();
    if (isStopped || settings === null || authenticatedAccount !== null) return;
    stop = startPopup(root as HTMLDialogElement, {
      settings,
      storage: storageIn(() => localStorage),
      visitStorage: storageIn(() => sessionStorage),
      now: Date.now,
      isMobile: matchMedia(`(width <= ${mobileMaxPx}px)`).matches,
      registerEscape: escape.register,
      announce,
      record: (action, version) => void census.overlayChanged(action, version),
    });
  }

  void startForVisitor();
  return () => {
    isStopped = true;
    stop();
  };
};
