import type { CaptchaChallenge } from '@sitewright/contracts/api';

/** A captcha challenge with the solution 12 and an invalid signature. */
export const sampleChallenge = (): CaptchaChallenge => ({
  parameters: {
    algorithm: 'SHA-256',
    nonce: '000102030405060708090a0b0c0d0e0f',
    salt: 'f0e0d0c0b0a090807060504030201000',
    cost: 10,
    keyLength: 32,
    keyPrefix: '48318aa3ed6c981f63b2de0b6412982a',
    keySignature: 'b'.repeat(64),
    data: { websiteId: 'c'.repeat(24), formId: 'd'.repeat(24), expiresAt: 1_800_000_000_000 },
  },
  signature: 'a'.repeat(64),
});
