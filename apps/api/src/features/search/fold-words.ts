/** Words as they are compared: without capitals and accents, so that `cafe` finds `Café` on every database. */
export const foldWords = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
