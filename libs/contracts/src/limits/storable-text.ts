/** Whether PostgreSQL can store a text: without NUL and unpaired surrogates. */
export const isStorableText = (text: string): boolean =>
  text.isWellFormed() && !text.includes('\0');

/** Makes a text storable: removes NUL, and replaces unpaired surrogates with U+FFFD. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed();
