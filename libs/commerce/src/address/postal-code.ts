/** Postal code formats by country, without spaces and hyphens. */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CZ: /^\d{5}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IT: /^\d{5}$/,
  JP: /^\d{7}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{7}$/,
  SE: /^\d{5}$/,
  US: /^\d{5}$/,
};

/** For all other countries: no postal code is longer. */
const defaultFormat = /^[A-Z\d]{0,10}$/;

/** Whether a postal code is valid in a country. An empty one is valid, because not every place has one. */
export function isPostalCodeOf(country: string, typed: string): boolean {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code === '' || (formats[country] ?? defaultFormat).test(code);
}
