/** The narrowest container that takes a captcha of normal size, in CSS pixels. */
const normalWidth = 320;

/** The size of a captcha in a container of a width in CSS pixels. */
export const captchaSize = (width: number): 'compact' | 'normal' =>
  width < normalWidth ? 'compact' : 'normal';
