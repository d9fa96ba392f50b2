/** The ways in which one slide gives place to the next. */
export const transitionNames = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'] as const;

/** Name of a transition. */
export type TransitionName = (typeof transitionNames)[number];

/** Makes sure that a transition exists; an unknown name is a bug of the caller and throws `RangeError`. */
export function assertTransition(name: string): asserts name is TransitionName {
  if (!transitionNames.some((known) => known === name)) {
    throw new RangeError(`Unknown gallery transition "${name}".`);
  }
}
