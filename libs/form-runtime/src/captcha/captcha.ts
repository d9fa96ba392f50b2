/** A check that a person is at the keyboard, as a form needs it. */
export interface Captcha {
  /** The key that proves that it was passed; nothing while it was not. Rejects when it cannot work at all. */
  pass(): Promise<string | undefined>;
  /** Resets the captcha, because a key is valid for one submission. */
  reset(): void;
}

/** The captcha of a form that has one in its settings but none set up on the site. */
export const missingCaptcha: Captcha = {
  async pass() {
    throw new Error('ReCaptcha has not been set up');
  },
  reset() {},
};
