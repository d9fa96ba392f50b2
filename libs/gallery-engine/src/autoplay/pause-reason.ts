/** Why autoplay rests. `stopped` is the visitor's own wish, by the pause button or the keyboard's focus. */
export const pauseReasons = [
  'hover',
  'hidden',
  'video',
  'noMotion',
  'reducedMotion',
  'stopped',
] as const;

/** One reason for autoplay to rest; it turns while there is none. */
export type PauseReason = (typeof pauseReasons)[number];
