import type { TransitionName } from '../transitions/transition-name.ts';
import { parseClickBehavior, type ClickBehavior } from '../input/click-behavior.ts';
import { parseLength, parsePositiveNumber } from '../number-option.ts';
import {
  parseCount,
  parseCountOrNone,
  parseFlag,
  parseRatio,
  type OptionReader,
} from '../option-values.ts';
import type { AspectRatio } from '../slides/slide-ratio.ts';
import { columnDefaults } from './column-count.ts';
import type { EngineDesign } from './engine-design.ts';
import { rowDefaults } from './justify-rows.ts';
import { parseMetaPosition, type MetaPosition } from './meta-position.ts';
import {
  parseResizeAxis,
  parseStripAlignment,
  type ResizeAxis,
  type StripAlignment,
} from './strip-choices.ts';

/** Frame options of every design. */
export interface FrameOptions {
  /** Width ÷ height of the frames, or `Auto` for each image's own. Default `Auto`. */
  readonly aspectRatio: AspectRatio;
  /** Fills the frame around the focal point; false shows the whole image. Default true. */
  readonly autoCrop: boolean;
  /** Position of title and description on the slide. Default `bottom`. */
  readonly metaPosition: MetaPosition;
}

/** Columns with a minimum width. */
export interface ColumnOptions {
  /** Pixels, greater than 0. Default 250. */
  readonly columnWidth: number;
  /** Pixels between columns and rows. Default 0. */
  readonly gutter: number;
  /** `min` makes `columnWidth` the minimum width of a column. Default `min`. */
  readonly behaviour: 'min';
}

/** Options of each design. Lengths are in pixels unless noted otherwise. */
export interface DesignOptions {
  readonly base: {
    /** Between slides. Default 20. */
    readonly padding: number;
  };
  readonly stacked: {
    /** Duration of a transition. Default 1000. */
    readonly speedMs: number;
    /** Slides loaded ahead on each side. Default 1. */
    readonly preloadCount: number;
    /** What a click on a slide does. Default `next`. */
    readonly clickBehavior: ClickBehavior;
    /** Fits the height to the current slide; false to the highest one. Default true; false in an autoplaying block. */
    readonly autoHeight: boolean;
    /** Default `fade`. */
    readonly transition: TransitionName;
  };
  readonly strip: {
    /** Duration of a move. Default 500. */
    readonly speedMs: number;
    /** Slides loaded ahead on each side. Default 1. */
    readonly preloadCount: number;
    /** Alignment of the current slide. Default `middle`. */
    readonly alignment: StripAlignment;
    /** Height in percent of the strip's width. Default: from a numeric aspect ratio, otherwise 10. */
    readonly vSize: number | undefined;
    /** What a click on the current slide does. Default `next`. */
    readonly clickBehavior: ClickBehavior;
    /** Between slides. Default 0. */
    readonly gutter: number;
    /** `x`: the height follows the strip's width. `y`: the height of the strip's container. Default `x`. */
    readonly resizeAxis: ResizeAxis;
  };
  readonly grid: {
    /** Slides per row. Default 4. */
    readonly perRow: number;
    /** Between rows and columns. Default 20. */
    readonly padding: number;
  };
  readonly autogrid: ColumnOptions;
  readonly autocolumns: ColumnOptions;
  readonly autorows: {
    /** Target height of rows. Default 250. */
    readonly rowHeight: number;
    /** Between rows and columns. Default 20. */
    readonly gutter: number;
  };
  readonly carousel: {
    /** Slides per group; at most 3 below 724 px and 2 below 480 px of the gallery's width. Default 3. */
    readonly slidesPerRow: number;
    /** Between slides. Default 1. */
    readonly gutter: number;
    /** Duration of a move. Default 500. */
    readonly speedMs: number;
  };
  readonly list: {
    /** Width of the image in percent of the list's. Default 30. */
    readonly imageSize: number;
    /** Between slides. Default 20. */
    readonly padding: number;
  };
}

/** Default frame options. */
export const frameDefaults = {
  aspectRatio: 'Auto',
  autoCrop: true,
  metaPosition: 'bottom',
} as const satisfies FrameOptions;

/** Default values of design options. */
export const designDefaults = {
  base: { padding: 20 },
  stacked: {
    speedMs: 1000,
    preloadCount: 1,
    clickBehavior: 'next',
    autoHeight: true,
    transition: 'fade',
  },
  strip: {
    speedMs: 500,
    preloadCount: 1,
    alignment: 'middle',
    vSize: undefined,
    clickBehavior: 'next',
    gutter: 0,
    resizeAxis: 'x',
  },
  grid: { perRow: 4, padding: 20 },
  autogrid: columnDefaults,
  autocolumns: columnDefaults,
  autorows: rowDefaults,
  carousel: { slidesPerRow: 3, gutter: 1, speedMs: 500 },
  list: { imageSize: 30, padding: 20 },
} as const satisfies DesignOptions;

/** Options of one design as callers pass them. */
export type GivenOptions<Design extends EngineDesign> = {
  readonly [Key in keyof (DesignOptions[Design] & FrameOptions)]?:
    | (DesignOptions[Design] & FrameOptions)[Key]
    | undefined;
};

/** Options of one design, complete. */
export type FullOptions<Design extends EngineDesign> = DesignOptions[Design] & FrameOptions;

/** The reader of each option, for all designs; an option without a reader is used as it is. */
const readers: Readonly<Record<string, OptionReader<unknown>>> = {
  aspectRatio: parseRatio,
  autoCrop: parseFlag,
  metaPosition: parseMetaPosition,
  columnWidth: parsePositiveNumber,
  rowHeight: parsePositiveNumber,
  vSize: parsePositiveNumber,
  gutter: parseLength,
  padding: parseLength,
  imageSize: parseLength,
  speedMs: parseLength,
  perRow: parseCount,
  slidesPerRow: parseCount,
  preloadCount: parseCountOrNone,
  autoHeight: parseFlag,
  clickBehavior: parseClickBehavior,
  alignment: parseStripAlignment,
  resizeAxis: parseResizeAxis,
};

/**
 * Completes the options of a design: ignores unknown ones and fills in defaults. A rejected value, such as a column
 * width of 0 or `'wide'`, is treated as missing, like `undefined`; numbers may be strings.
 */
export function completeOptions<Design extends EngineDesign>(
  design: Design,
  options: GivenOptions<Design>,
): FullOptions<Design> {
  const defaults: FullOptions<Design> = { ...frameDefaults, ...designDefaults[design] };
  const values: Readonly<Record<string, unknown>> = options;
  const entries = Object.entries(defaults).map(([name, value]) => {
    const read = readers[name];
    return [name, (read ? read(values[name]) : values[name]) ?? value];
  });
  return Object.fromEntries(entries) as FullOptions<Design>;
}
