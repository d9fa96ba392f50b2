import type { CaptchaChallenge } from '@sitewright/contracts/api';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge } from 'altcha-lib';

/** Computes the proof of a challenge: the `captchaKey` of a submission. */
export async function prove(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({
    challenge,
    // `crypto.subtle` is missing on plain HTTP, and ten times too slow for thousands of short texts. The proof is the
    // hash of salt and counter, hashed `cost` times.
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
