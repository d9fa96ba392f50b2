/** The state of a tooltip: visible by hover, focus or both, `leaving` after the mouse left, waiting, or hidden. */
export type TooltipState = 'hidden' | 'waiting' | 'hovered' | 'focused' | 'both' | 'leaving';

/** Inputs of a tooltip; for the mouse, the element and the tooltip count as one target. */
export type TooltipInput = 'enter' | 'leave' | 'focus' | 'blur' | 'dismiss' | 'elapsed';

/** Effects, in this order: start the timer for the delay or the grace period, stop it, show, hide. */
export type TooltipEffect = 'wait' | 'linger' | 'stop' | 'show' | 'hide';

/** A state with its effects. */
export interface TooltipStep {
  readonly state: TooltipState;
  readonly effects: readonly TooltipEffect[];
}

type Steps = Readonly<Partial<Record<TooltipInput, readonly [TooltipState, ...TooltipEffect[]]>>>;

/** Inputs that are not listed have no effect. */
const steps: Readonly<Record<TooltipState, Steps>> = {
  hidden: { enter: ['waiting', 'wait'], focus: ['focused', 'show'] },
  waiting: {
    elapsed: ['hovered', 'show'],
    leave: ['hidden', 'stop'],
    dismiss: ['hidden', 'stop'],
    focus: ['both', 'stop', 'show'],
  },
  hovered: { leave: ['leaving', 'linger'], focus: ['both'], dismiss: ['hidden', 'hide'] },
  focused: { enter: ['both'], blur: ['hidden', 'hide'], dismiss: ['hidden', 'hide'] },
  both: { leave: ['focused'], blur: ['hovered'], dismiss: ['hidden', 'hide'] },
  leaving: {
    enter: ['hovered', 'stop'],
    focus: ['focused', 'stop'],
    elapsed: ['hidden', 'hide'],
    dismiss: ['hidden', 'stop', 'hide'],
  },
};

/** The next state. Hover and focus each keep a tooltip open; after a dismissal, one of them must start again. */
export function transition(state: TooltipState, input: TooltipInput): TooltipStep {
  const [next, ...effects] = steps[state][input] ?? [state];
  return { state: next, effects };
}
