import type { CsvDelimiter } from '@sitewright/contracts/entities';
import type { CsvError } from './csv-error.ts';

/** How many rows and cells a text may have beside those that are read: blank rows, and cells at the ends of rows. */
const slack = 10;

/** Where the cell ends whose opening quote is before `from`: at a delimiter, a line break or the end. Null: nowhere. */
function endOfQuoted(text: string, from: number, delimiter: CsvDelimiter): number | null {
  let quote = text.indexOf('"', from);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1) return null;
  for (let end = quote + 1; ; end += 1) {
    const character = text[end];
    if (character === undefined || character === delimiter || character === '\n') return end;
    if (character.trim() !== '') return null;
  }
}

/**
 * Finds what makes a text with the line breaks `\n` too expensive to parse: the first quote that does not match, of which
 * the parser would describe every further one, and far too many rows or cells.
 */
export function findTextError(
  text: string,
  delimiter: CsvDelimiter,
  { maxRows, maxColumns }: { readonly maxRows: number; readonly maxColumns: number },
): CsvError | null {
  let row = 1;
  let cellCount = 1;
  let at = 0;
  while (at < text.length) {
    if (text[at] === '"') {
      const end = endOfQuoted(text, at + 1, delimiter);
      if (end === null) return { kind: 'brokenQuote', row };
      at = end;
    } else while (at < text.length && text[at] !== delimiter && text[at] !== '\n') at += 1;
    if (text[at] === delimiter) cellCount += 1;
    else if (text[at] === '\n') {
      row += 1;
      cellCount = 1;
    }
    if (row > slack * maxRows) return { kind: 'tooManyRows', max: maxRows };
    if (cellCount > slack * maxColumns) return { kind: 'tooManyColumns', max: maxColumns };
    at += 1;
  }
  return null;
}
