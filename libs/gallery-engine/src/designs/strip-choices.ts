import { choice } from '../choice.ts';

/** Alignments of the current slide in a strip. */
export const stripAlignments = ['start', 'middle', 'end'] as const;
/** An alignment of the current slide in a strip. */
export type StripAlignment = (typeof stripAlignments)[number];

/** Reads a strip alignment; anything else is rejected with `undefined`. */
export const parseStripAlignment = choice(stripAlignments);

/** Values of `active-alignment` in block data. */
export const activeAlignments = ['left', 'center', 'right'] as const;
/** A value of `active-alignment` in block data. */
export type ActiveAlignment = (typeof activeAlignments)[number];

/** Reads the alignment of block data; anything else is rejected with `undefined`. */
export const parseActiveAlignment = choice(activeAlignments);

/** Alignment of block data → of the engine. */
export const stripAlignmentOf = {
  left: 'start',
  center: 'middle',
  right: 'end',
} as const satisfies Record<ActiveAlignment, StripAlignment>;

/** `x`: a strip's height follows its width. `y`: it is its container's height. */
export const resizeAxes = ['x', 'y'] as const;
/** What a strip's height depends on. */
export type ResizeAxis = (typeof resizeAxes)[number];

/** Reads a resize axis; anything else is rejected with `undefined`. */
export const parseResizeAxis = choice(resizeAxes);
