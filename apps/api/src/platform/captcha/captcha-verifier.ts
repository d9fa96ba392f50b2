import type { CaptchaChallenge } from '@sitewright/contracts/api';

/** The purpose of a challenge; its proof is not valid for another. */
export interface CaptchaPurpose {
  readonly websiteId: string;
  readonly formId: string;
  readonly now: Date;
}

/** A challenge as a visitor's browser gets it. */
export interface IssuedChallenge {
  readonly challenge: CaptchaChallenge;
  /** How long its proof is valid, in milliseconds. */
  readonly validForMs: number;
}

/** Verifies that a browser has done the work of a captcha. */
export interface CaptchaVerifier {
  issue(purpose: CaptchaPurpose): Promise<IssuedChallenge>;
  /**
   * Verifies a `captchaKey`.
   *
   * @returns A canonical name of the proof, with which the caller ensures that it is used once; null if it is invalid,
   * or made for another purpose.
   */
  readProof(captchaKey: string, purpose: CaptchaPurpose): Promise<string | null>;
}
