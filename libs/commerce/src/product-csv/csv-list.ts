/** A list in one cell: separated by commas; commas and backslashes of an entry have a backslash before them. */
export const formatCsvList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replaceAll(/[\\,]/g, String.raw`\$&`)).join(', ');

/** The entries of a cell, trimmed, without empty ones. */
export function parseCsvList(cell: string): string[] {
  const entries: string[] = [];
  let entry = '';
  for (let index = 0; index < cell.length; index += 1) {
    const character = cell[index] as string;
    const next = cell[index + 1];
    if (character === '\\' && (next === ',' || next === '\\')) {
      entry += next;
      index += 1;
    } else if (character === ',') {
      entries.push(entry);
      entry = '';
    } else entry += character;
  }
  return [...entries, entry].map((each) => each.trim()).filter((each) => each !== '');
}
