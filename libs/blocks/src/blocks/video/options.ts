/** How a video sits in its place: at its own size, whole, or covering it (VIDEO-02 to VIDEO-04). */
export const videoModes = ['none', 'fit', 'fill'] as const;
export type VideoMode = (typeof videoModes)[number];

/** Reads a stored mode: what is not set behaves as `none` (VIDEO-14). */
export const parseVideoMode = (value: unknown): VideoMode =>
  videoModes.find((mode) => mode === value) ?? 'none';

/** Numbers of the video loader that nobody set (specification §9). */
export const videoDefaults = {
  /** Height in percent of the width of an embed that tells no size. */
  aspectPercent: 56.3,
  /** How long its box has to keep its size before a service's player gets the new one, in milliseconds. */
  resizeTimeoutMs: 1000,
} as const;

/** Width ÷ height of a video; of an embed without a usable size the fallback's. */
export const videoRatio = (size: {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}): number =>
  size.width !== undefined && size.height !== undefined && size.width > 0 && size.height > 0
    ? size.width / size.height
    : 100 / videoDefaults.aspectPercent;
