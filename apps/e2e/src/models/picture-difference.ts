import { pictureWidth, type SmallPicture } from './small-picture.ts';

/** A cell of so many pixels a side is compared as one. */
const cell = 6;
/** So many rows are judged by themselves, so that what has changed does not drown in a long page. */
const stretch = 50 * cell;
/** So far, of 255, may a cell be from the one that it is compared with, in any of its colours. */
const mostDifference = 40;
/** So many cells of a thousand of a stretch may be further. */
const mostCells = 15;

/** So many rows may a page be longer or shorter, and so much of what it was. */
const mostRows = 2;
const mostLonger = 0.003;

/** The mean of one colour in a cell. */
function meanOf({ pixels }: SmallPicture, column: number, row: number, colour: number): number {
  let sum = 0;
  for (let y = 0; y < cell; y += 1)
    for (let x = 0; x < cell; x += 1)
      sum += pixels[((row + y) * pictureWidth + column + x) * 3 + colour] ?? 0;
  return sum / (cell * cell);
}

const isOther = (one: SmallPicture, other: SmallPicture, column: number, row: number): boolean =>
  [0, 1, 2].some(
    (colour) =>
      Math.abs(meanOf(one, column, row, colour) - meanOf(other, column, row, colour)) >
      mostDifference,
  );

/** How a page differs from what it was; null when nobody would see it. */
export function pictureDifference(now: SmallPicture, before: SmallPicture): string | null {
  if (Math.abs(now.rows - before.rows) > Math.max(mostRows, before.rows * mostLonger))
    return `it is ${now.rows} high instead of ${before.rows}, of ${pictureWidth} wide`;
  const rows = Math.min(now.rows, before.rows);
  for (let from = 0; from < rows; from += stretch) {
    const end = Math.min(from + stretch, rows);
    let cells = 0;
    let others = 0;
    for (let row = from; row < end; row += cell)
      for (let column = 0; column < pictureWidth; column += cell) {
        // The last row of cells lies higher up when there is no room for it.
        const top = Math.max(0, Math.min(row, rows - cell));
        cells += 1;
        if (isOther(now, before, column, top)) others += 1;
      }
    const found = Math.round((others / cells) * 1000);
    if (found > mostCells)
      return `${found} of 1,000 parts look otherwise between the rows ${from} and ${end} of ${rows}`;
  }
  return null;
}
