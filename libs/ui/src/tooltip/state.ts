/** Why a tooltip is shown (`hovered`, `focused`, `both`, or `leaving`: a moment after the mouse), or not yet or not at all. */
export type TooltipState = 'hidden' | 'waiting' | 'hovered' | 'focused' | 'both' | 'leaving';

/** What can happen to a tooltip; the mouse enters and leaves the element and the tooltip as one. */
export type TooltipInput = 'enter' | 'leave' | 'focus' | 'blur' | 'dismiss' | 'elapsed';

/** What has to be done, in this order: set the timer for the delay or for the grace, stop it, show, hide. */
export type TooltipEffect = 'wait' | 'linger' | 'stop' | 'show' | 'hide';

/** A step of a tooltip. */
export interface TooltipStep {
  readonly state: TooltipState;
  readonly effects: readonly TooltipEffect[];
}

type Steps = Readonly<Partial<Record<TooltipInput, readonly [TooltipState, ...TooltipEffect[]]>>>;

/** What is not listed changes nothing. */
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

/** One step. Mouse and focus each keep a tooltip; after it was dismissed, one of them must start again. */
export function transition(state: TooltipState, input: TooltipInput): TooltipStep {
  const [next, ...effects] = steps[state][input] ?? [state];
  return { state: next, effects };
}
