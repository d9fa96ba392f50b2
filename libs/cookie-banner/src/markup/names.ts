/** The id of the banner: a link to `#cookie-banner` shows it again. */
export const cookieBannerId = 'cookie-banner';

/** The form field of the answer, `accept` or `decline`. */
export const consentFieldName = 'answer';
