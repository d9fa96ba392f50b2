/** How a video fills the place it is given (specification 5; VIDEO-14). */
export const videoModes = ['none', 'fit', 'fill'] as const;

/** One video mode. */
export type VideoMode = (typeof videoModes)[number];

/** Whether a stored value is a video mode; null means that none has been set. */
export const isVideoMode = (value: unknown): value is VideoMode | null =>
  value === null || videoModes.some((mode) => mode === value);

/** The mode to follow: one that has not been set behaves as `none`. */
export const toVideoMode = (stored: VideoMode | null): VideoMode => stored ?? 'none';
