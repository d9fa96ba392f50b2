/** A time in milliseconds since 1970 from its text; undefined where it is no number, or one that no date has. */
export function readTime(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const time = new Date(Number(text)).getTime();
  return Number.isNaN(time) ? undefined : time;
}
