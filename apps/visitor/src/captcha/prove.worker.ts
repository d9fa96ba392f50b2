import type { CaptchaChallenge } from '@sitewright/contracts/api';
import { prove } from './prove.ts';

/** Replies to a challenge with its proof, or with null if there is none. */
self.addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  prove(data).then(
    (proof) => self.postMessage(proof, { transfer: [] }),
    () => self.postMessage(null, { transfer: [] }),
  );
});
