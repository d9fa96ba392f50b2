/** Reasons that pause autoplay. The visitor sets `stopped` with the pause button or by keyboard focus. */
export const pauseReasons = [
  'hover',
  'hidden',
  'video',
  'noMotion',
  'reducedMotion',
  'stopped',
] as const;

/** A reason that pauses autoplay; it runs while there is none. */
export type PauseReason = (typeof pauseReasons)[number];
