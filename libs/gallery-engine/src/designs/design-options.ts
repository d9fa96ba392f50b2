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

/** Options of every design for the frames of its slides. */
export interface FrameOptions {
  /** Width ÷ height of the frames, or `Auto` for each image's own. Default `Auto`. */
  readonly aspectRatio: AspectRatio;
  /** Fills the frame around the focal point; false shows the whole image. Default true. */
  readonly autoCrop: boolean;
  /** Place of title and description on the slide. Default `bottom`. */
  readonly metaPosition: MetaPosition;
}

/** Columns of at least a given width. */
export interface ColumnOptions {
  /** Pixels, greater than 0. Default 250. */
  readonly columnWidth: number;
  /** Pixels between columns and rows. Default 0. */
  readonly gutter: number;
  /** `min` makes `columnWidth` the least width of a column. Default `min`. */
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
    /** Fits the height to the current slide; false to the highest one. Default true; in a block that plays by itself false. */
    readonly autoHeight: boolean;
    /** Default `fade`. */
    readonly transition: TransitionName;
  };
  readonly strip: {
    /** Duration of a move. Default 500. */
    readonly speedMs: number;
    /** Slides loaded ahead on each side. Default 1. */
    readonly preloadCount: number;
    /** Where the current slide stands. Default `middle`. */
    readonly alignment: StripAlignment;
    /** Height in percent of the strip's width. Default 10, or what a numeric aspect ratio asks for. */
    readonly vSize: number | undefined;
    /** What a click on the current slide does. Default `next`. */
    readonly clickBehavior: ClickBehavior;
    /** Between slides. Default 0. */
    readonly gutter: number;
    /** `x`: the height follows the strip's width. `y`: it is the height of the place the strip is put in. Default `x`. */
    readonly resizeAxis: ResizeAxis;
  };
  readonly grid: {
    /** Slides in a row. Default 4. */
    readonly perRow: number;
    /** Between rows and columns. Default 20. */
    readonly padding: number;
  };
  readonly autogrid: ColumnOptions;
  readonly autocolumns: ColumnOptions;
  readonly autorows: {
    /** Height that rows come close to. Default 250. */
    readonly rowHeight: number;
    /** Between rows and columns. Default 20. */
    readonly gutter: number;
  };
  readonly carousel: {
    /** Slides of a group; at most 3 below 724 px and 2 below 480 px of the gallery's width. Default 3. */
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

/** Frames that nobody described. */
export const frameDefaults = {
  aspectRatio: 'Auto',
  autoCrop: true,
  metaPosition: 'bottom',
} as const satisfies FrameOptions;

/** Values of design options that nobody set. */
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

/** Options of one design as its owner may give them. */
export type GivenOptions<Design extends EngineDesign> = {
  readonly [Key in keyof (DesignOptions[Design] & FrameOptions)]?:
    | (DesignOptions[Design] & FrameOptions)[Key]
    | undefined;
};

/** Options of one design, complete. */
export type FullOptions<Design extends EngineDesign> = DesignOptions[Design] & FrameOptions;

/** How each option is read, whichever design takes it; one without a reader is taken as it is. */
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
 * Options of a design: what is given of those that the design knows, else its defaults. A value that an option
 * rejects, such as a column width of 0 or `'wide'`, counts as left out, as `undefined` does; numbers may be texts.
 */
export function completeOptions<Design extends EngineDesign>(
  design: Design,
  given: GivenOptions<Design>,
): FullOptions<Design> {
  const defaults: FullOptions<Design> = { ...frameDefaults, ...designDefaults[design] };
  const values: Readonly<Record<string, unknown>> = given;
  const entries = Object.entries(defaults).map(([name, value]) => {
    const read = readers[name];
    return [name, (read ? read(values[name]) : values[name]) ?? value];
  });
  return Object.fromEntries(entries) as FullOptions<Design>;
}
