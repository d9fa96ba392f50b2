import { parseLength, parsePositiveNumber } from '../number-option.ts';
import { parseCount } from '../option-values.ts';
import { unknownRatio } from '../slides/slide-ratio.ts';
import { columnDefaults } from './column-count.ts';

/** What columns are filled by, in pixels. */
export interface ColumnsOptions {
  /** How many there are. */
  readonly columns: number;
  /** Width of each. */
  readonly columnWidth: number;
  /** Between columns and rows. */
  readonly gutter: number;
  /** Height, in rem of 16 px, of what stands below each slide's picture. Default: nothing does. */
  readonly captions?: readonly (number | undefined)[] | undefined;
}

/** Where a slide stands in its gallery. */
export interface ColumnPlace {
  readonly column: number;
  /** Height of the slides above it, in widths of the column. */
  readonly above: number;
  /** How many slides stand above it: each with a gap below. */
  readonly slidesAbove: number;
  /** Height of their captions in rem. */
  readonly captionsAbove: number;
}

/** Pixels between the top of a gallery and a place in it. */
export const topOf = (
  { above, slidesAbove, captionsAbove }: Omit<ColumnPlace, 'column'>,
  { columnWidth, gutter }: Pick<ColumnsOptions, 'columnWidth' | 'gutter'>,
): number => above * columnWidth + slidesAbove * gutter + captionsAbove * remPx;

/** Columns of which one is shorter by less than this, in pixels, are equal: floats are no more exact. */
const tolerancePx = 0.01;
const remPx = 16;

/**
 * Puts slides, by their ratios (width ÷ height) and in their order, each into the column that is the shortest by then,
 * the leftmost of equal ones.
 */
export function columnPlaces(
  ratios: readonly number[],
  options: ColumnsOptions,
): readonly ColumnPlace[] {
  const columns = parseCount(options.columns) ?? 1;
  const columnWidth = parsePositiveNumber(options.columnWidth) ?? columnDefaults.columnWidth;
  const gutter = parseLength(options.gutter) ?? columnDefaults.gutter;
  /** Where the next slide of each column would stand. */
  const ends: ColumnPlace[] = Array.from({ length: columns }, (_, column) => ({
    column,
    above: 0,
    slidesAbove: 0,
    captionsAbove: 0,
  }));
  const topNow = (place: ColumnPlace) => topOf(place, { columnWidth, gutter });

  return ratios.map((ratio, index) => {
    const place = ends.reduce((shortest, end) =>
      topNow(end) < topNow(shortest) - tolerancePx ? end : shortest,
    );
    ends[place.column] = {
      column: place.column,
      above: place.above + 1 / (parsePositiveNumber(ratio) ?? unknownRatio),
      slidesAbove: place.slidesAbove + 1,
      captionsAbove: place.captionsAbove + (parseLength(options.captions?.[index]) ?? 0),
    };
    return place;
  });
}
