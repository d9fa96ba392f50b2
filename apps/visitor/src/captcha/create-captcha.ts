import type { CreateCaptcha } from '@sitewright/blocks/client';
import type { CaptchaChallenge } from '@sitewright/contracts/api';
import { createProofOfWork } from '@sitewright/form-runtime/captcha';

/** Computes the proof in a worker. Rejects where no worker can start. */
function proveInWorker(challenge: CaptchaChallenge): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prove.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
      worker.terminate();
      if (data === null) reject(new Error('The worker found no proof.'));
      else resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      reject(new Error('The worker could not be started.'));
    });
    worker.postMessage(challenge, []);
  });
}

/** Computes the proof in a worker, else on the page, yielding regularly. */
const solve = (challenge: CaptchaChallenge): Promise<string> =>
  proveInWorker(challenge).catch(async () => (await import('./prove.ts')).prove(challenge));

/** The captcha of a form. */
export const createCaptcha: CreateCaptcha = (options) =>
  createProofOfWork({ ...options, solve: (challenge) => solve(challenge as CaptchaChallenge) });
