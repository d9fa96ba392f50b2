/** The message parser with plural rules, and the text catalogue of Sitewright per locale. */
export const messages = Object.freeze({ name: 'messages' });
