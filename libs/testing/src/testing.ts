/** Private: database fixtures, builders, a fake clock and request handlers for the tests of Sitewright. */
export const testing = Object.freeze({ name: 'testing' });
