/** Reasons that pause a marquee: it is not visible, or the visitor paused it. */
export type PauseReason = 'outOfView' | 'reducedMotion' | 'hover' | 'focus' | 'paused';

/** All current reasons; the marquee moves if there is none. */
export type MarqueeState = ReadonlySet<PauseReason>;

/** The initial state, not visible. */
export const initialMarquee: MarqueeState = new Set(['outOfView']);

/** Adds or removes a reason. */
export function transition(state: MarqueeState, hold: PauseReason, isHeld: boolean): MarqueeState {
  const others = [...state].filter((reason) => reason !== hold);
  return new Set(isHeld ? [...others, hold] : others);
}
