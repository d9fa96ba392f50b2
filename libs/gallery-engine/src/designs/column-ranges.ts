import {
  columnPositions,
  topOf,
  type ColumnPosition,
  type ColumnsOptions,
} from './column-positions.ts';

/** A range of gallery widths, up to the start of the next one, in which every slide stays in its column. */
export interface ColumnRange {
  readonly fromPx: number;
  readonly places: readonly ColumnPosition[];
}

/** The columns of a gallery at every width. */
export interface ColumnRanges {
  readonly ranges: readonly ColumnRange[];
  /** The maximum number of columns; in an even wider gallery they get wider. */
  readonly mostColumns: number;
}

/** Gallery width up to which as many columns as fit are used, at most `columnLimit`. */
const maxGalleryPx = 2560;
const columnLimit = 24;
/** With more slides, columns are only computed once for each number of columns. */
const maxSlides = 60;
/** The minimum width of a range. */
const minRangePx = 2;
/**
 * A slide keeps its column unless another one is shorter by more than this. Caption heights are estimates, so a few
 * pixels are irrelevant.
 */
const tolerancePx = { withoutCaptions: 0.5, withCaptions: 4 } as const;

/**
 * Computes the columns of slides for every width of their gallery. They change with the number of columns, and, because
 * gaps and captions do not scale with the columns, also at widths where one column becomes shorter than another.
 */
export function columnRanges(
  ratios: readonly number[],
  { columnWidth: minWidthPx, gutter, captions = [] }: Omit<ColumnsOptions, 'columns'>,
): ColumnRanges {
  const thresholdOf = (columns: number) => columns * minWidthPx + (columns - 1) * gutter;
  const columnWidthAt = (columns: number, widthPx: number) => (widthPx + gutter) / columns - gutter;
  /** The height that each slide adds to its column. */
  const sizes = ratios.map((ratio, index) => ({
    above: 1 / ratio,
    slidesAbove: 1,
    captionsAbove: captions[index] ?? 0,
  }));
  const maxDropPx = captions.some(Boolean) ? tolerancePx.withCaptions : tolerancePx.withoutCaptions;
  const fitting = Math.floor((maxGalleryPx + gutter) / (minWidthPx + gutter));
  const mostColumns = Math.max(1, Math.min(fitting, columnLimit, ratios.length));

  /** How far a slide is below the shortest column at that point, at most, in a gallery of this width. */
  function largestDropPx(
    places: readonly ColumnPosition[],
    columns: number,
    widthPx: number,
  ): number {
    const at = { columnWidth: columnWidthAt(columns, widthPx), gutter };
    const ends = Array.from({ length: columns }, () => 0);
    return places.reduce((largest, place, index) => {
      const top = topOf(place, at);
      const shortest = Math.min(...ends);
      ends[place.column] = top + topOf(sizes[index]!, at);
      return Math.max(largest, top - shortest);
    }, 0);
  }

  function rangeFrom(fromPx: number, columns: number): ColumnRange {
    const columnWidth = columnWidthAt(columns, fromPx);
    return { fromPx, places: columnPositions(ratios, { columns, gutter, captions, columnWidth }) };
  }

  /** The end of a range: the wider the gallery, the further a slide is below the shortest column. */
  function endOf({ fromPx, places }: ColumnRange, columns: number, lastPx: number): number {
    const isGood = (widthPx: number) => largestDropPx(places, columns, widthPx) <= maxDropPx;
    if (isGood(lastPx)) return lastPx;
    let [good, bad] = [fromPx, lastPx];
    while (bad - good > minRangePx / 2) {
      const middle = (good + bad) / 2;
      if (isGood(middle)) good = middle;
      else bad = middle;
    }
    return Math.max(good, fromPx + minRangePx);
  }

  function rangesOf(columns: number): readonly ColumnRange[] {
    const lastPx = columns === mostColumns ? 2 * maxGalleryPx : thresholdOf(columns + 1);
    const ranges = [rangeFrom(columns === 1 ? 0 : thresholdOf(columns), columns)];
    if (columns === 1 || ratios.length > maxSlides) return ranges;
    for (;;) {
      const nextPx = endOf(ranges.at(-1)!, columns, lastPx);
      if (nextPx >= lastPx) return ranges;
      ranges.push(rangeFrom(nextPx, columns));
    }
  }

  const all = Array.from({ length: mostColumns }, (_, index) => rangesOf(index + 1)).flat();
  return { ranges: all, mostColumns };
}
