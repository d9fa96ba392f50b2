/** Whether a text can be stored: PostgreSQL takes neither NUL nor half of a surrogate pair. */
export const isStorableText = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0');

/** The text without what cannot be stored: NUL disappears, half a surrogate pair becomes U+FFFD. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
