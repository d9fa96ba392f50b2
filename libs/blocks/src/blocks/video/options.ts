/** How a video fits its box: natural size, contained, or covering it (VIDEO-02 to VIDEO-04). */
export const videoModes = ['none', 'fit', 'fill'] as const;
export type VideoMode = (typeof videoModes)[number];

/** Reads a stored mode; a missing one means `none` (VIDEO-14). */
export const parseVideoMode = (value: unknown): VideoMode =>
  videoModes.find((mode) => mode === value) ?? 'none';

/** Default values of the video loader (specification §9). */
export const videoDefaults = {
  /** Height of an embed without a size, in percent of its width. */
  aspectPercent: 56.3,
  /** How long a box must keep its size before a service's player is resized, in milliseconds. */
  resizeTimeoutMs: 1000,
} as const;

/** Aspect ratio of a video; an embed without a usable size has the default. */
export const videoRatio = (size: {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}): number =>
  size.width !== undefined && size.height !== undefined && size.width > 0 && size.height > 0
    ? size.width / size.height
    : 100 / videoDefaults.aspectPercent;
