/** Languages that are written from right to left, by their two letters. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which the language of a locale is written: `rtl` for `ar-EG`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
