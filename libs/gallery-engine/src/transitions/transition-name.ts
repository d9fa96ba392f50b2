/** The ways in which one slide gives place to the next. */
export const transitionNames = ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll'] as const;

/** Name of a transition. */
export type TransitionName = (typeof transitionNames)[number];

/** Takes the name of a transition; an unknown one is a bug of the caller and throws. */
export function requireTransition(name: string): TransitionName {
  const transition = transitionNames.find((known) => known === name);
  if (!transition) throw new RangeError(`Unknown gallery transition "${name}".`);
  return transition;
}
