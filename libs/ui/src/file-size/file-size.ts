const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** What one unit has of the one before. Uploads are limited in megabytes of 1,000,000 bytes all the same. */
const step = 1024;

/**
 * A size as people read it, in steps of 1024.
 *
 * @example
 * fileSize(1_300_000); // '1.2 MB'
 */
export function fileSize(bytes: number, locale = 'en'): string {
  let amount = bytes;
  let unit = 0;
  // By what is shown: 1023.97 KB would be written as 1024.0.
  while (unit < units.length - 1 && Math.round(amount * 10) / 10 >= step) {
    amount /= step;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return `${amount.toLocaleString(locale, format)} ${units[unit]}`;
}
