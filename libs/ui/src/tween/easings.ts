/** How far a movement is (0 to 1) when a share of its time (0 to 1) has passed. */
export type Easing = (share: number) => number;

/** Ways of a movement to its end. */
export const easings = {
  linear: (share) => share,
  easeInSine: (share) => 1 - Math.cos((share * Math.PI) / 2),
  easeOutSine: (share) => Math.sin((share * Math.PI) / 2),
  easeInOutSine: (share) => (1 - Math.cos(share * Math.PI)) / 2,
} as const satisfies Readonly<Record<string, Easing>>;

/** The name of an easing. */
export type EasingName = keyof typeof easings;
