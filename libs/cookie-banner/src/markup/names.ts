/** The id of the banner: a link to `#cookie-banner` asks for it again. */
export const cookieBannerId = 'cookie-banner';

/** The form field that carries the answer, `accept` or `decline`. */
export const consentFieldName = 'answer';
