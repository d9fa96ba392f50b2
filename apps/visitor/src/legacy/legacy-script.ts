import address from './legacy-note.js?url&no-inline';

/** URL of the script for browsers without module support: one unprocessed file in both builds. */
export const legacyScript: string = address;
