/**
 * Columns of the designs `autogrid` and `autocolumns` in a gallery of a given width, in pixels:
 * as many as fit when each is at least `columnWidth` wide. The style sheet comes to the same number.
 */
export function columnCount(width: number, columnWidth: number, gutter: number): number {
  return Math.max(1, Math.floor((width + gutter) / (columnWidth + gutter)));
}

/** Reads a column width: a number greater than 0, or the text of one; anything else is refused with `undefined`. */
export function parseColumnWidth(value: unknown): number | undefined {
  const width = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof width === 'number' && width > 0 && Number.isFinite(width) ? width : undefined;
}
