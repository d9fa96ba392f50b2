/** The minimum container width for a captcha of normal size, in CSS pixels. */
const normalWidth = 320;

/** The size of a captcha for a container width in CSS pixels. */
export const captchaSize = (width: number): 'compact' | 'normal' =>
  width < normalWidth ? 'compact' : 'normal';
