import { choice } from '../choice.ts';

/** Where the current slide of a strip stands. */
export const stripAlignments = ['start', 'middle', 'end'] as const;
/** Where the engine lets the current slide of a strip stand. */
export type StripAlignment = (typeof stripAlignments)[number];

/** Reads a strip alignment; anything else is rejected with `undefined`. */
export const parseStripAlignment = choice(stripAlignments);

/** Attribute `active-alignment` of block data. */
export const activeAlignments = ['left', 'center', 'right'] as const;
/** Where block data let the current slide of a strip stand. */
export type ActiveAlignment = (typeof activeAlignments)[number];

/** Reads the alignment of block data; anything else is rejected with `undefined`. */
export const parseActiveAlignment = choice(activeAlignments);

/** Alignment of block data → of the engine. */
export const stripAlignmentOf = {
  left: 'start',
  center: 'middle',
  right: 'end',
} as const satisfies Record<ActiveAlignment, StripAlignment>;

/** The side of its place that a strip takes its height from. */
export const resizeAxes = ['x', 'y'] as const;
/** The side that a strip takes its height from. */
export type ResizeAxis = (typeof resizeAxes)[number];

/** Reads a resize axis; anything else is rejected with `undefined`. */
export const parseResizeAxis = choice(resizeAxes);
