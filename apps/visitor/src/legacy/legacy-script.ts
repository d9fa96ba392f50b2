import address from './legacy-note.js?url&no-inline';

/** Address of the script for browsers that know no modules: a file as it stands, of both builds. */
export const legacyScript: string = address;
