import { parseLength, parsePositiveNumber } from '../number-option.ts';
import { unknownRatio } from '../slides/slide-ratio.ts';

/** Default values of row options. */
export const rowDefaults = { rowHeight: 250, gutter: 20 } as const;

/** The geometry of rows, in pixels. */
export interface RowOptions {
  /** Width of the rows. */
  readonly width: number;
  /** Target height of rows. Default 250. */
  readonly rowHeight?: number | undefined;
  /** Between slides of a row. Default 20. */
  readonly gutter?: number | undefined;
}

/** A row of slides with one height. */
export interface JustifiedRow {
  /** Index of its first slide. */
  readonly first: number;
  /** Index after its last slide. */
  readonly end: number;
  /** Pixels; the width of each slide is its ratio times this. */
  readonly height: number;
}

/** The maximum height of a row relative to `rowHeight`, if there is an alternative. */
const maxHeightFactor = 1.5;
/** The cost of a higher row: more than that of any number of lower rows, so it is only used without an alternative. */
const tooHighCost = 1e9;

/**
 * Breaks slides into rows that fill a width, by their ratios (width ÷ height): minimizes the sum of squared differences
 * between row heights and `rowHeight`. A row is higher than one and a half times `rowHeight` only if no other break
 * avoids it. The last row is not stretched, so it is at most `rowHeight` high. A row that is already only half as high
 * accepts no further slide; otherwise many low rows would cost more than an almost empty one. Without a width there are
 * no rows.
 *
 * @example justifyRows([1.5, 1.5, 1], { width: 600, rowHeight: 200, gutter: 0 })
 * // [{ first: 0, end: 2, height: 200 }, { first: 2, end: 3, height: 200 }]
 */
export function justifyRows(
  ratios: readonly number[],
  options: RowOptions,
): readonly JustifiedRow[] {
  const width = parsePositiveNumber(options.width) ?? 0;
  const shapes = ratios.map((ratio) => parsePositiveNumber(ratio) ?? unknownRatio);
  const rowHeight = parsePositiveNumber(options.rowHeight) ?? rowDefaults.rowHeight;
  const gutter = parseLength(options.gutter) ?? rowDefaults.gutter;
  // From the end: the best rows from each slide on, and what they cost in squares of `rowHeight`.
  const rows: JustifiedRow[] = [];
  const costs = [...shapes.map(() => Infinity), 0];

  for (let first = shapes.length - 1; first >= 0; first--) {
    let sum = 0;
    for (let end = first + 1; end <= shapes.length; end++) {
      sum += shapes[end - 1]!;
      const filling = (width - gutter * (end - first - 1)) / sum;
      if (filling <= 0) break;
      const height = end === shapes.length ? Math.min(filling, rowHeight) : filling;
      const deviation = height / rowHeight - 1;
      const cost =
        deviation ** 2 + (deviation > maxHeightFactor - 1 ? tooHighCost : 0) + costs[end]!;
      if (cost < costs[first]!) {
        costs[first] = cost;
        rows[first] = { first, end, height };
      }
      if (filling <= rowHeight / 2) break;
    }
  }

  const result: JustifiedRow[] = [];
  for (let row = rows[0]; row; row = rows[row.end]) result.push(row);
  return result;
}
