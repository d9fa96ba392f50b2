import { roundedRatio } from '../slides/slide-ratio.ts';
import type { Slide } from '../slides/slide.ts';
import { columnRanges, type ColumnRange } from './column-ranges.ts';
import type { FullOptions } from './design-options.ts';
import type { LayoutStyle } from './gallery-layout.ts';

/** Far more pixels than any gallery has, for a thousandth of a pixel. */
const far = '1e8';

/** A percentage of the column's width, pixels and rem. */
function lengthOf(percent: number, px: number, rem = 0): string {
  const parts = [
    [percent, '%'],
    [px, 'px'],
    [rem, 'rem'],
  ] as const;
  const given = parts.filter(([number]) => number !== 0);
  return given.map(([number, unit]) => `${+number.toFixed(3)}${unit}`).join(' + ') || '0px';
}

/** The widths between which a length is one of several: `start` and `end` are numbers of ranges. */
interface Run {
  readonly length: string;
  readonly start: number;
  readonly end: number | undefined;
}

function runsOf(lengths: readonly string[]): readonly Run[] {
  const starts = [...lengths.keys()].filter((index) => lengths[index] !== lengths[index - 1]);
  return starts.map((start, run) => ({ length: lengths[start]!, start, end: starts[run + 1] }));
}

/**
 * How far the width is within the ends of a run, which is far more or below 0. The container has one property for each
 * single range, so that slides do not repeat both ends.
 */
function withinRun({ start, end }: Run): string {
  if (start > 0 && end === start + 1) return `var(--gallery-${start})`;
  const after = start > 0 ? [`var(--gallery-w${start})`] : [];
  const before = end === undefined ? [] : [`-1*var(--gallery-w${end})`];
  return [...after, ...before].join();
}

/**
 * The length of the range that the gallery's width is in, as one expression. Of each run it takes the least of its
 * length and of how far the width is within its ends; of all runs the greatest.
 */
function lengthByWidth(lengths: readonly string[]): string {
  const runs = runsOf(lengths);
  if (runs.length < 2) return runs[0]?.length ?? '0px';
  const terms = runs
    .filter(({ length }) => length !== '0px')
    .map((run) => `min(${withinRun(run)},${run.length})`);
  return `max(0px,${terms.join()})`;
}

/** Properties of the container that say which range its width is in. */
function rangeProperties(ranges: readonly ColumnRange[]): LayoutStyle {
  const starts = ranges.map(({ fromPx }, index): readonly [string, string] => [
    `--gallery-w${index}`,
    // A hundredth of a pixel below, because a gallery as wide as the range begins is in it.
    `(100cqi - ${+(fromPx - 0.01).toFixed(3)}px)*${far}`,
  ]);
  const singles = ranges.map((_, index): readonly [string, string] => [
    `--gallery-${index}`,
    `min(var(--gallery-w${index}),-1*var(--gallery-w${index + 1}))`,
  ]);
  return Object.fromEntries([...starts.slice(1), ...singles.slice(1, -1)]);
}

/**
 * Custom properties of the design `autocolumns`, of the gallery and of its slides. Each slide stands in the shortest
 * column, and its place at every width is written out: the slides keep their order, and no script has to move them.
 */
export function columnStyles(
  options: FullOptions<'autocolumns'>,
  slides: readonly Slide[],
): { readonly container: LayoutStyle; readonly items: readonly LayoutStyle[] } {
  const { columnWidth, gutter, aspectRatio } = options;
  const ratios = slides.map((slide) => roundedRatio(slide, aspectRatio));
  const captions = slides.map(({ captionHeight }) => captionHeight);
  const { ranges, mostColumns } = columnRanges(ratios, { columnWidth, gutter, captions });
  const share = `(100cqi - ${(mostColumns - 1) * gutter}px) / ${mostColumns}`;

  return {
    container: {
      '--gallery-column':
        mostColumns < slides.length ? `max(${columnWidth}px,${share})` : `${columnWidth}px`,
      '--gallery-gap': `${gutter}px`,
      ...rangeProperties(ranges),
    },
    items: ratios.map((_, slide) => {
      const places = ranges.map((range) => range.places[slide]!);
      return {
        '--gallery-across': lengthByWidth(
          places.map(({ column }) => lengthOf(column * 100, column * gutter)),
        ),
        '--gallery-down': lengthByWidth(
          places.map(({ above, slidesAbove, captionsAbove }) =>
            lengthOf(above * 100, slidesAbove * gutter, captionsAbove),
          ),
        ),
      };
    }),
  };
}
