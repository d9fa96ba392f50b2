/** The page blocks of Sitewright: one folder per block type. */
export const blocks = Object.freeze({ name: 'blocks' });
