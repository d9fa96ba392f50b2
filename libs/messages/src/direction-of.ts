/** Right-to-left languages by their two-letter codes. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The text direction of a locale's language: `rtl` for `ar-EG`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  rightToLeft.has(locale.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr';
