import { parseLength, parsePositiveNumber } from '../number-option.ts';
import { unknownRatio } from '../slides/slide-ratio.ts';

/** Values of row options that nobody set. */
export const rowDefaults = { rowHeight: 250, gutter: 20 } as const;

/** What rows are broken by, in pixels. */
export interface RowOptions {
  /** Width that rows fill. */
  readonly width: number;
  /** Height that rows come close to. Default 250. */
  readonly rowHeight?: number | undefined;
  /** Between slides of a row. Default 20. */
  readonly gutter?: number | undefined;
}

/** A row of slides of one height. */
export interface JustifiedRow {
  /** Index of its first slide. */
  readonly first: number;
  /** Index after its last slide. */
  readonly end: number;
  /** Pixels; each of its slides is its ratio times as wide. */
  readonly height: number;
}

/** How much higher than `rowHeight` a row may be that has a choice. */
const highest = 1.5;
/** What a row above that costs more than any number of rows below: it is only taken where nothing else is left. */
const tooHigh = 1e9;

/**
 * Breaks slides into rows that fill a width, by their ratios (width ÷ height): of all breaks the ones whose heights
 * differ least from `rowHeight`, by the sum of the squares. A row is more than one and a half times as high only where
 * no other break avoids it. The last row is not stretched, so that it is no higher than `rowHeight`.
 * A row takes no further slide once it is half as high as it should be: else many low rows would cost more than one
 * that is next to nothing. Without a width there are no rows.
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
      const off = height / rowHeight - 1;
      const cost = off ** 2 + (off > highest - 1 ? tooHigh : 0) + costs[end]!;
      if (cost < costs[first]!) {
        costs[first] = cost;
        rows[first] = { first, end, height };
      }
      if (filling <= rowHeight / 2) break;
    }
  }

  const taken: JustifiedRow[] = [];
  for (let row = rows[0]; row; row = rows[row.end]) taken.push(row);
  return taken;
}
