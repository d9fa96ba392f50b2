import { columnPlaces, topOf, type ColumnPlace, type ColumnsOptions } from './column-places.ts';

/** A range of the gallery's width, up to where the next one begins, in which every slide stays in its column. */
export interface ColumnRange {
  readonly fromPx: number;
  readonly places: readonly ColumnPlace[];
}

/** What the columns of a gallery are at any width. */
export interface ColumnRanges {
  readonly ranges: readonly ColumnRange[];
  /** The most columns; a gallery that has room for more, and slides for them, has wider ones. */
  readonly mostColumns: number;
}

/** Up to this width a gallery has as many columns as fit, if they are no more than `columnLimit`. */
const widestPx = 2560;
const columnLimit = 24;
/** With more slides their columns are settled once for each number of columns. */
const fewSlides = 60;
/** No range is narrower than this. */
const finestPx = 2;
/**
 * A place stays as long as no column is shorter than its own by more than this. Heights of captions are estimates, of
 * which a few pixels mean nothing.
 */
const lowerPx = { withoutCaptions: 0.5, withCaptions: 4 } as const;

/**
 * Finds the places of slides for every width of their gallery. They change with the number of columns, and, since gaps
 * and captions do not grow with the columns, also where one column becomes shorter than another.
 */
export function columnRanges(
  ratios: readonly number[],
  { columnWidth: leastPx, gutter, captions = [] }: Omit<ColumnsOptions, 'columns'>,
): ColumnRanges {
  const thresholdOf = (columns: number) => columns * leastPx + (columns - 1) * gutter;
  const columnWidthAt = (columns: number, widthPx: number) => (widthPx + gutter) / columns - gutter;
  /** What each slide adds to its column. */
  const sizes = ratios.map((ratio, index) => ({
    above: 1 / ratio,
    slidesAbove: 1,
    captionsAbove: captions[index] ?? 0,
  }));
  const mostPx = captions.some(Boolean) ? lowerPx.withCaptions : lowerPx.withoutCaptions;
  const fitting = Math.floor((widestPx + gutter) / (leastPx + gutter));
  const mostColumns = Math.max(1, Math.min(fitting, columnLimit, ratios.length));

  /** How far below the shortest column by then a slide stands, at most, in a gallery of this width. */
  function lowestPx(places: readonly ColumnPlace[], columns: number, widthPx: number): number {
    const at = { columnWidth: columnWidthAt(columns, widthPx), gutter };
    const ends = Array.from({ length: columns }, () => 0);
    return places.reduce((lowest, place, index) => {
      const top = topOf(place, at);
      const shortest = Math.min(...ends);
      ends[place.column] = top + topOf(sizes[index]!, at);
      return Math.max(lowest, top - shortest);
    }, 0);
  }

  function rangeFrom(fromPx: number, columns: number): ColumnRange {
    const columnWidth = columnWidthAt(columns, fromPx);
    return { fromPx, places: columnPlaces(ratios, { columns, gutter, captions, columnWidth }) };
  }

  /** Where the places of a range are good no longer: the wider the gallery, the lower a slide stands by them. */
  function endOf({ fromPx, places }: ColumnRange, columns: number, lastPx: number): number {
    const isGood = (widthPx: number) => lowestPx(places, columns, widthPx) <= mostPx;
    if (isGood(lastPx)) return lastPx;
    let [good, bad] = [fromPx, lastPx];
    while (bad - good > finestPx / 2) {
      const middle = (good + bad) / 2;
      if (isGood(middle)) good = middle;
      else bad = middle;
    }
    return Math.max(good, fromPx + finestPx);
  }

  function rangesOf(columns: number): readonly ColumnRange[] {
    const lastPx = columns === mostColumns ? 2 * widestPx : thresholdOf(columns + 1);
    const ranges = [rangeFrom(columns === 1 ? 0 : thresholdOf(columns), columns)];
    if (columns === 1 || ratios.length > fewSlides) return ranges;
    for (;;) {
      const nextPx = endOf(ranges.at(-1)!, columns, lastPx);
      if (nextPx >= lastPx) return ranges;
      ranges.push(rangeFrom(nextPx, columns));
    }
  }

  const all = Array.from({ length: mostColumns }, (_, index) => rangesOf(index + 1)).flat();
  return { ranges: all, mostColumns };
}
