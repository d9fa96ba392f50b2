import type { IslandStart } from '@sitewright/blocks/client';
import { mobileMaxPx } from '@sitewright/ui/tokens';
import { startPopup, type PopupStorage } from '@sitewright/site-runtime/popup';

/** Under which name the browser keeps what became of the popup. */
const recordKey = 'popup-overlay';

/** Reads it late: where a browser keeps nothing for a site, the access alone throws. */
const storageIn = (area: () => Storage): PopupStorage => ({
  read: () => area().getItem(recordKey),
  write: (text) => area().setItem(recordKey, text),
});

/** Shows visitors the popup where it is due. Who has an account gets it as a preview, from the overlays manager. */
export const start: IslandStart = (root, runtime) => {
  const { context, readViewer, escape, announce, census } = runtime;
  const { popupOverlaySettings: settings } = context.websiteSettings;
  let isEnded = false;
  let end = () => {};

  async function begin(): Promise<void> {
    const { authenticatedAccount } = await readViewer();
    if (isEnded || settings === null || authenticatedAccount !== null) return;
    end = startPopup(root as HTMLDialogElement, {
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

  void begin();
  return () => {
    isEnded = true;
    end();
  };
};
