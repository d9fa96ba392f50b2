/** A moment on the wire as people read it: day and time. */
export const moment = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as a day alone. */
export const day = (at: string): string =>
  new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
