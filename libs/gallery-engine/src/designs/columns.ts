import { roundedRatio } from '../slides/slide-ratio.ts';
import type { Slide } from '../slides/slide.ts';
import { columnRanges, type ColumnRange } from './column-ranges.ts';
import type { FullOptions } from './design-options.ts';
import type { LayoutStyle } from './gallery-layout.ts';

/** Factor that turns a thousandth of a pixel into more pixels than any gallery has. */
const steepness = '1e8';

/** A percentage of the column's width, pixels and rem. */
function lengthOf(percent: number, px: number, rem = 0): string {
  const parts = [
    [percent, '%'],
    [px, 'px'],
    [rem, 'rem'],
  ] as const;
  const terms = parts.filter(([number]) => number !== 0);
  return terms.map(([number, unit]) => `${+number.toFixed(3)}${unit}`).join(' + ') || '0px';
}

/** A length for a run of width ranges: `start` and `end` are range numbers. */
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
 * How far the gallery's width is inside a run, which is very large or negative. The container has one property for each
 * single range, so that slides do not repeat both ends.
 */
function withinRun({ start, end }: Run): string {
  if (start > 0 && end === start + 1) return `var(--gallery-${start})`;
  const after = start > 0 ? [`var(--gallery-w${start})`] : [];
  const before = end === undefined ? [] : [`-1*var(--gallery-w${end})`];
  return [...after, ...before].join();
}

/**
 * The length for the current range as one CSS expression: the maximum over all runs of the minimum of each run's length
 * and of how far the width is inside it.
 */
function lengthByWidth(lengths: readonly string[]): string {
  const runs = runsOf(lengths);
  if (runs.length < 2) return runs[0]?.length ?? '0px';
  const terms = runs
    .filter(({ length }) => length !== '0px')
    .map((run) => `min(${withinRun(run)},${run.length})`);
  return `max(0px,${terms.join()})`;
}

/** Properties of the container that identify the current range. */
function rangeProperties(ranges: readonly ColumnRange[]): LayoutStyle {
  const starts = ranges.map(({ fromPx }, index): readonly [string, string] => [
    `--gallery-w${index}`,
    // A hundredth of a pixel less, because the range includes its start.
    `(100cqi - ${+(fromPx - 0.01).toFixed(3)}px)*${steepness}`,
  ]);
  const singles = ranges.map((_, index): readonly [string, string] => [
    `--gallery-${index}`,
    `min(var(--gallery-w${index}),-1*var(--gallery-w${index + 1}))`,
  ]);
  return Object.fromEntries([...starts.slice(1), ...singles.slice(1, -1)]);
}

/**
 * Custom properties of the design `autocolumns`, of the gallery and of its slides. Each slide is in the shortest
 * column, and its position is defined for every width, so that slides keep their document order and no script has to
 * move them.
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
