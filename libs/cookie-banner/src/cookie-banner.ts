/** Cookie banner settings, the consent record, and a banner that the server renders. */
export const cookieBanner = Object.freeze({ name: 'cookie-banner' });
