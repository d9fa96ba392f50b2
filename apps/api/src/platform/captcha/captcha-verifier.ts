/** Asks a captcha's provider whether somebody passed it. The embedded server has none: such forms are refused. */
export interface CaptchaVerifier {
  /**
   * @param key What the visitor's browser got from the provider.
   * @param address Where the visitor's call came from.
   */
  isPassed(key: string, address: string): Promise<boolean>;
}
