import { screenshotWidth, type SmallScreenshot } from './small-screenshot.ts';

/** The side of a cell in pixels; cells are compared as a whole. */
const cell = 6;
/** Groups of this many rows are judged separately, so that a change is not lost in a long page. */
const groupRows = 50 * cell;
/** The tolerated difference of a cell in any color, of 255. */
const maxDifference = 40;
/** The tolerated number of different cells per thousand in a group. */
const maxCells = 15;

/** The tolerated difference in page height, in rows and as a share. */
const maxRows = 2;
const maxRowShare = 0.003;

/** The mean of one color in a cell. */
function meanOf({ pixels }: SmallScreenshot, column: number, row: number, color: number): number {
  let sum = 0;
  for (let y = 0; y < cell; y += 1)
    for (let x = 0; x < cell; x += 1)
      sum += pixels[((row + y) * screenshotWidth + column + x) * 3 + color] ?? 0;
  return sum / (cell * cell);
}

const isDifferent = (
  a: SmallScreenshot,
  b: SmallScreenshot,
  column: number,
  row: number,
): boolean =>
  [0, 1, 2].some(
    (color) =>
      Math.abs(meanOf(a, column, row, color) - meanOf(b, column, row, color)) > maxDifference,
  );

/** How a page differs from its screenshot; null if the difference is invisible. */
export function screenshotDifference(now: SmallScreenshot, before: SmallScreenshot): string | null {
  if (Math.abs(now.rows - before.rows) > Math.max(maxRows, before.rows * maxRowShare))
    return `it is ${now.rows} high instead of ${before.rows}, of ${screenshotWidth} wide`;
  const rows = Math.min(now.rows, before.rows);
  for (let from = 0; from < rows; from += groupRows) {
    const end = Math.min(from + groupRows, rows);
    let cells = 0;
    let differentCells = 0;
    for (let row = from; row < end; row += cell)
      for (let column = 0; column < screenshotWidth; column += cell) {
        // The last row of cells overlaps the previous one if the page ends there.
        const top = Math.max(0, Math.min(row, rows - cell));
        cells += 1;
        if (isDifferent(now, before, column, top)) differentCells += 1;
      }
    const perThousand = Math.round((differentCells / cells) * 1000);
    if (perThousand > maxCells)
      return `${perThousand} of 1,000 parts look otherwise between the rows ${from} and ${end} of ${rows}`;
  }
  return null;
}
