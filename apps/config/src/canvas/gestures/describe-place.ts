import type { Cells } from '@sitewright/page-model';

/** The position of a block for screen readers: `Image, column 3 to 9, row 2 to 6`. */
export function describePlace(label: string, { column, row, width, height }: Cells): string {
  const across = width === 1 ? `column ${column}` : `column ${column} to ${column + width - 1}`;
  const down = height === 1 ? `row ${row}` : `row ${row} to ${row + height - 1}`;
  return `${label}, ${across}, ${down}`;
}
