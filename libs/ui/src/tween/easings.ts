/** Progress (0 to 1) of an animation by its elapsed share of time (0 to 1). */
export type Easing = (share: number) => number;

/** Easing functions. */
export const easings = {
  linear: (share) => share,
  easeInSine: (share) => 1 - Math.cos((share * Math.PI) / 2),
  easeOutSine: (share) => Math.sin((share * Math.PI) / 2),
  easeInOutSine: (share) => (1 - Math.cos(share * Math.PI)) / 2,
} as const satisfies Readonly<Record<string, Easing>>;

/** The name of an easing. */
export type EasingName = keyof typeof easings;
