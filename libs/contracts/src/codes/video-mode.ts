/** How a video fits its box (specification 5; VIDEO-14). */
export const videoModes = ['none', 'fit', 'fill'] as const;

/** One video mode. */
export type VideoMode = (typeof videoModes)[number];

/** Whether a stored value is a video mode; null means unset. */
export const isVideoMode = (value: unknown): value is VideoMode | null =>
  value === null || videoModes.some((mode) => mode === value);

/** The effective mode: an unset one behaves as `none`. */
export const toVideoMode = (stored: VideoMode | null): VideoMode => stored ?? 'none';
