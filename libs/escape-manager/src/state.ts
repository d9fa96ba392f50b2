import type { EscapeOutcome } from './outcome.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

/** What the manager remembers. */
export interface EscapeState {
  /** The stack, oldest target first. */
  readonly targets: readonly EscapeTarget[];
  /** What the press that waits out the handler's delay will lead to; absent between presses. */
  readonly outcome?: EscapeOutcome;
}

/** What can happen to the stack. */
export type EscapeEvent =
  | { readonly kind: 'registered'; readonly target: EscapeTarget }
  | { readonly kind: 'unregistered'; readonly target: EscapeTarget }
  | {
      readonly kind: 'pressed';
      readonly press: EscapePress;
      readonly outcome: EscapeOutcome;
    }
  | { readonly kind: 'waited'; readonly isClaimed: boolean | undefined };

/** What the manager has to do: `wait` out the delay of a press, or carry out its outcome. */
export type EscapeEffect = { readonly kind: 'wait'; readonly press: EscapePress } | EscapeOutcome;

/** A step of the manager. */
export interface EscapeStep {
  readonly state: EscapeState;
  readonly effect?: EscapeEffect | undefined;
}

/** A manager at its beginning: nothing is open, no key is pressed. */
export const initialEscapeState: EscapeState = { targets: [] };

/**
 * One step of the Escape manager. A press chooses its outcome when it arrives, so that it never
 * closes a second target when the first one closes by itself during the delay.
 */
export function transition(state: EscapeState, event: EscapeEvent): EscapeStep {
  const { targets } = state;
  if (event.kind === 'registered') {
    return { state: { ...state, targets: [...targets, event.target] } };
  }
  if (event.kind === 'unregistered') {
    return { state: { ...state, targets: targets.filter((other) => other !== event.target) } };
  }
  if (event.kind === 'pressed') {
    // A second report of the same press, by a close watcher or a bouncing key, comes within the delay.
    if (state.outcome) return { state };
    const { press, outcome } = event;
    return { state: { targets, outcome }, effect: { kind: 'wait', press } };
  }
  return { state: { targets }, effect: event.isClaimed ? undefined : stillDue(state) };
}

function stillDue({ targets, outcome }: EscapeState): EscapeOutcome | undefined {
  return outcome?.kind === 'close' && !targets.includes(outcome.target) ? undefined : outcome;
}
