/** The interface of a captcha for a form. */
export interface Captcha {
  /** The key that proves success; undefined if the captcha was not solved. Rejects if the captcha cannot work. */
  pass(): Promise<string | undefined>;
  /** Resets the captcha, because a key is valid for one submission. */
  reset(): void;
}

/** The captcha of a form that requires one on a site without a captcha. */
export const missingCaptcha: Captcha = {
  async pass() {
    throw new Error('ReCaptcha has not been set up');
  },
  reset() {},
};
