/** Why a marquee stands still: nobody sees it, or its visitor wants that. */
export type MarqueeHold = 'outOfView' | 'reducedMotion' | 'hover' | 'focus' | 'paused';

/** All that holds a marquee; it moves when nothing does. */
export type MarqueeState = ReadonlySet<MarqueeHold>;

/** A marquee that nobody has seen yet. */
export const initialMarquee: MarqueeState = new Set(['outOfView']);

/** Lets something hold it, or no longer. */
export function transition(state: MarqueeState, hold: MarqueeHold, isHeld: boolean): MarqueeState {
  const others = [...state].filter((other) => other !== hold);
  return new Set(isHeld ? [...others, hold] : others);
}
