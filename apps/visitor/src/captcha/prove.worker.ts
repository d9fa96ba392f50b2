import type { CaptchaChallenge } from '@sitewright/contracts/api';
import { prove } from './prove.ts';

/** Answers the challenge that it is sent with its proof; with null when there is none. */
self.addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  prove(data).then(
    (proof) => self.postMessage(proof, { transfer: [] }),
    () => self.postMessage(null, { transfer: [] }),
  );
});
