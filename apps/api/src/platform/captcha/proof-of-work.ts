import { captchaProof, type CaptchaChallenge, type CaptchaProof } from '@sitewright/contracts/api';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { signParts } from '../security/token.ts';
import { parseJsonText } from '../server/json-text.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';

/**
 * The difficulty. A browser tries counters from 0 and hashes `cost` times for each: at most 50,000 hashes, half of them
 * on average. That takes a twentieth of a second on a desktop and a third of a second on a slow phone.
 */
const work = { algorithm: 'SHA-256', cost: 10, maxCounter: 5_000 } as const;

/** How long a proof is valid; browsers request another challenge when they need it later. */
export const captchaLifetimeMs = 600_000;

/** A proof is JSON of depth three. */
const maxDepth = 4;

function parseProof(captchaKey: string): CaptchaProof | undefined {
  const text = parseJsonText(captchaKey, maxDepth);
  return text.ok ? captchaProof.safeParse(text.value).data : undefined;
}

/**
 * A captcha without a puzzle or a third party: the browser searches for the counter of a signed challenge. Challenges
 * are not stored; their purpose is part of the signature. The caller ensures that a proof is used once.
 */
export function createProofOfWork(secret: string): CaptchaVerifier {
  const secrets = {
    hmacSignatureSecret: signParts(secret, 'captchaChallenge'),
    hmacKeySignatureSecret: signParts(secret, 'captchaSolution'),
  };
  return {
    async issue({ websiteId, formId, now }) {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: work.algorithm,
        cost: work.cost,
        counter: randomInt(work.maxCounter),
        deriveKey,
        // Not the library's `expiresAt`, which uses the system clock instead of the server's.
        data: { websiteId, formId, expiresAt: now.getTime() + captchaLifetimeMs },
      });
      return { challenge: challenge as CaptchaChallenge, validForMs: captchaLifetimeMs };
    },

    async readProof(captchaKey, { websiteId, formId, now }) {
      const proof = parseProof(captchaKey);
      if (proof === undefined) return null;
      const { challenge, solution } = proof;
      const { data } = challenge.parameters;
      const isForPurpose =
        data.websiteId === websiteId && data.formId === formId && data.expiresAt > now.getTime();
      if (!isForPurpose) return null;
      // `time` is the library's measurement of its own work, which nobody reads here.
      const verified = await verifySolution({
        ...secrets,
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
      });
      return verified.verified ? challenge.signature : null;
    },
  };
}
