/** The transitions between slides. */
export const transitionNames = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'] as const;

/** Name of a transition. */
export type TransitionName = (typeof transitionNames)[number];
