import { parseLength, parsePositiveNumber } from '../number-option.ts';
import { parseCount } from '../option-values.ts';
import { unknownRatio } from '../slides/slide-ratio.ts';
import { columnDefaults } from './column-count.ts';

/** The geometry of columns, in pixels. */
export interface ColumnsOptions {
  /** Number of columns. */
  readonly columns: number;
  /** Width of each. */
  readonly columnWidth: number;
  /** Between columns and rows. */
  readonly gutter: number;
  /** Height, in rem of 16 px, of the caption below each slide's image. Default: none. */
  readonly captions?: readonly (number | undefined)[] | undefined;
}

/** The position of a slide in its gallery. */
export interface ColumnPosition {
  readonly column: number;
  /** Height of the slides above it, in column widths. */
  readonly above: number;
  /** Number of slides above it: each adds a gap. */
  readonly slidesAbove: number;
  /** Height of their captions in rem. */
  readonly captionsAbove: number;
}

/** Pixels between the top of a gallery and a position in it. */
export const topOf = (
  { above, slidesAbove, captionsAbove }: Omit<ColumnPosition, 'column'>,
  { columnWidth, gutter }: Pick<ColumnsOptions, 'columnWidth' | 'gutter'>,
): number => above * columnWidth + slidesAbove * gutter + captionsAbove * remPx;

/** Columns whose heights differ by less than this, in pixels, count as equal because of rounding errors. */
const tolerancePx = 0.01;
const remPx = 16;

/**
 * Places slides, by their ratios (width ÷ height) and in their order, each into the shortest column at that point, the
 * leftmost of equal ones.
 */
export function columnPositions(
  ratios: readonly number[],
  options: ColumnsOptions,
): readonly ColumnPosition[] {
  const columns = parseCount(options.columns) ?? 1;
  const columnWidth = parsePositiveNumber(options.columnWidth) ?? columnDefaults.columnWidth;
  const gutter = parseLength(options.gutter) ?? columnDefaults.gutter;
  /** The next free position of each column. */
  const ends: ColumnPosition[] = Array.from({ length: columns }, (_, column) => ({
    column,
    above: 0,
    slidesAbove: 0,
    captionsAbove: 0,
  }));
  const topNow = (place: ColumnPosition) => topOf(place, { columnWidth, gutter });

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
