import { parseLength, parsePositiveNumber } from '../number-option.ts';

/** Default values of column options. */
export const columnDefaults = { columnWidth: 250, gutter: 0, behaviour: 'min' } as const;

/**
 * Columns of the designs `autogrid` and `autocolumns` in a gallery of a given width, in pixels: as many as fit with a
 * width of at least `columnWidth`. The style sheet computes the same number.
 */
export function columnCount(width: number, columnWidth: number, gutter: number): number {
  const minWidth = parsePositiveNumber(columnWidth) ?? columnDefaults.columnWidth;
  const gap = parseLength(gutter) ?? columnDefaults.gutter;
  return Math.max(1, Math.floor(((parseLength(width) ?? 0) + gap) / (minWidth + gap)));
}

/** Reads a column width: a number greater than 0, or the text of one; rejects anything else with `undefined`. */
export const parseColumnWidth = parsePositiveNumber;
