import { parsePositiveNumber } from '../positive-number.ts';

/**
 * Columns of the designs `autogrid` and `autocolumns` in a gallery of a given width, in pixels:
 * as many as fit when each is at least `columnWidth` wide. The style sheet comes to the same number.
 */
export function columnCount(width: number, columnWidth: number, gutter: number): number {
  return Math.max(1, Math.floor((width + gutter) / (columnWidth + gutter)));
}

/** Reads a column width: a number greater than 0, or the text of one; anything else is refused with `undefined`. */
export const parseColumnWidth = parsePositiveNumber;
