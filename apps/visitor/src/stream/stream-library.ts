import type { StreamLibrary } from '@sitewright/blocks/client';
import { Hls } from 'hls.js/light';

/** Plays live streams in browsers without native support, by fetching and appending segments. */
export const streamLibrary: StreamLibrary = {
  play({ player, address, onReady, onFailed }) {
    if (!Hls.isSupported()) throw new Error('This browser has no Media Source Extensions.');
    const hls = new Hls();
    let hasRecovered = false;
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      // Recovers once: possibly only one segment cannot be decoded.
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
        hasRecovered = true;
        hls.recoverMediaError();
      } else onFailed();
    });
    hls.on(Hls.Events.MANIFEST_PARSED, onReady);
    hls.loadSource(address);
    hls.attachMedia(player);
    return () => hls.destroy();
  },
};
