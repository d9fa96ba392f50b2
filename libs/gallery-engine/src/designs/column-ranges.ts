import { columnPlaces, type ColumnPlace, type ColumnsOptions } from './column-places.ts';

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
/** Where columns change over is found to so many pixels. */
const finestPx = 2;

const isSame = (one: readonly ColumnPlace[], other: readonly ColumnPlace[]) =>
  one.every(({ column }, index) => column === other[index]?.column);

/**
 * Finds the places of slides for every width of their gallery. They change with the number of columns, and, since gaps
 * and captions do not grow with the columns, also where one column becomes shorter than another.
 */
export function columnRanges(
  ratios: readonly number[],
  { columnWidth, gutter, captions = [] }: Omit<ColumnsOptions, 'columns'>,
): ColumnRanges {
  const thresholdOf = (columns: number) => columns * columnWidth + (columns - 1) * gutter;
  const fitting = Math.floor((widestPx + gutter) / (columnWidth + gutter));
  const mostColumns = Math.max(1, Math.min(fitting, columnLimit, ratios.length));

  function rangesOf(columns: number): readonly ColumnRange[] {
    const startPx = columns === 1 ? 0 : thresholdOf(columns);
    const endPx = columns === mostColumns ? 2 * widestPx : thresholdOf(columns + 1);
    const placesAt = (widthPx: number) => {
      const width = (widthPx + gutter) / columns - gutter;
      return columnPlaces(ratios, { columns, gutter, captions, columnWidth: width });
    };
    const isSettled =
      columns === 1 || ratios.length > fewSlides || (gutter === 0 && !captions.some(Boolean));

    function split(fromPx: number, toPx: number): readonly ColumnRange[] {
      const places = placesAt(fromPx);
      if (isSettled || toPx - fromPx <= finestPx || isSame(places, placesAt(toPx)))
        return [{ fromPx, places }];
      const middlePx = (fromPx + toPx) / 2;
      return [...split(fromPx, middlePx), ...split(middlePx, toPx)];
    }
    return split(startPx, Math.max(endPx, startPx));
  }

  const all = Array.from({ length: mostColumns }, (_, index) => rangesOf(index + 1)).flat();
  return { ranges: all, mostColumns };
}
