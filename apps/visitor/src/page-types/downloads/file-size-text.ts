const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in the language of the page: `1.4 MB`. */
export function fileSizeText(bytes: number, locale: string): string {
  const power = Math.min(
    units.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)),
  );
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    // The short form of bytes is `119 byte` in English.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1024 ** power);
}
