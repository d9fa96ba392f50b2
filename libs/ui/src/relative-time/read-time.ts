/** Parses milliseconds since 1970; undefined if invalid or out of range for a date. */
export function readTime(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const time = new Date(Number(text)).getTime();
  return Number.isNaN(time) ? undefined : time;
}
