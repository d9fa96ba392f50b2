import type { CaptchaChallenge } from '@sitewright/contracts/api';
import { solveChallenge } from 'altcha-lib';
import { sha256 } from './sha-256.ts';

/** Computes what a challenge asks for: the `captchaKey` of a submission. */
export async function prove(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({
    challenge,
    // The hash of the hash of … of salt and counter, `cost` times.
    deriveKey: async ({ cost, keyLength }, salt, password) => {
      let derivedKey: Uint8Array = new Uint8Array([...salt, ...password]);
      for (let round = 0; round < cost; round += 1) derivedKey = sha256(derivedKey);
      return { derivedKey: derivedKey.subarray(0, keyLength) };
    },
  });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  const { counter, derivedKey } = solution;
  return JSON.stringify({ challenge, solution: { counter, derivedKey } });
}
