const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** The factor between units. Upload limits differ: their megabytes have 1,000,000 bytes. */
const step = 1024;

/**
 * Formats a size in steps of 1024.
 *
 * @example
 * fileSize(1_300_000); // '1.2 MB'
 */
export function fileSize(bytes: number, locale = 'en'): string {
  let amount = bytes;
  let unit = 0;
  // Compares the rounded number, because 1023.97 KB would be shown as 1024.0 KB.
  while (unit < units.length - 1 && Math.round(amount * 10) / 10 >= step) {
    amount /= step;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return `${amount.toLocaleString(locale, format)} ${units[unit]}`;
}
