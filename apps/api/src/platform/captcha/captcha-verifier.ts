import type { CaptchaChallenge } from '@sitewright/contracts/api';

/** What a challenge is made for; its proof is good for nothing else. */
export interface CaptchaPurpose {
  readonly websiteId: string;
  readonly formId: string;
  readonly now: Date;
}

/** A challenge as a visitor's browser gets it. */
export interface IssuedChallenge {
  readonly challenge: CaptchaChallenge;
  /** Milliseconds for which its proof is taken. */
  readonly goodForMs: number;
}

/** Lets browsers prove that a person filled in a form. */
export interface CaptchaVerifier {
  issue(purpose: CaptchaPurpose): Promise<IssuedChallenge>;
  /**
   * Whether a `captchaKey` proves it.
   *
   * @returns What names the proof for good, however it was written down, so that the caller takes it once; null when
   *   it proves nothing, or nothing for this purpose.
   */
  readProof(captchaKey: string, purpose: CaptchaPurpose): Promise<string | null>;
}
