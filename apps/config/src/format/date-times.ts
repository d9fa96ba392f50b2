/** Formats a timestamp as date and time. */
export const formatDateTime = (at: string): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a timestamp as a date. */
export const formatDay = (at: string): string =>
  new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
