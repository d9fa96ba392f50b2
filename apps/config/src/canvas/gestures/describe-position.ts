import type { Cells } from '@sitewright/page-model';

/** The position of a block for screen readers: `Image, column 3 to 9, row 2 to 6`. */
export function describePosition(label: string, { column, row, width, height }: Cells): string {
  const columns = width === 1 ? `column ${column}` : `column ${column} to ${column + width - 1}`;
  const rows = height === 1 ? `row ${row}` : `row ${row} to ${row + height - 1}`;
  return `${label}, ${columns}, ${rows}`;
}
