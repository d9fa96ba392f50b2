import type { StreamLibrary } from '@sitewright/blocks/client';
import { Hls } from 'hls.js/light';

/** Plays streams where the browser cannot by itself, by parts that are fetched and handed to it. */
export const streamLibrary: StreamLibrary = {
  play({ player, address, onReady, onFailed }) {
    if (!Hls.isSupported()) throw new Error('This browser takes no parts of a film.');
    const hls = new Hls();
    let wasMended = false;
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      // A part that could not be decoded may have been the only one.
      if (type === Hls.ErrorTypes.MEDIA_ERROR && !wasMended) {
        wasMended = true;
        hls.recoverMediaError();
      } else onFailed();
    });
    hls.on(Hls.Events.MANIFEST_PARSED, onReady);
    hls.loadSource(address);
    hls.attachMedia(player);
    return () => hls.destroy();
  },
};
