/** One stack that decides what the Escape key closes, and where it leads when nothing is open. */
export const escapeManager = Object.freeze({ name: 'escape-manager' });
