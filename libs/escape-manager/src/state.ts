import type { EscapeOutcome } from './outcome.ts';
import type { EscapeTarget } from './target.ts';

/** The state of the manager. */
export interface EscapeState {
  /** The stack, oldest target first. */
  readonly targets: readonly EscapeTarget[];
  /** The effect of the press that waits for the delay; absent between presses. */
  readonly outcome?: EscapeOutcome;
}

/** Events. `waited`: the delay of a press is over; `isClaimed` if something else has handled the press. */
export type EscapeEvent =
  | { readonly kind: 'registered'; readonly target: EscapeTarget }
  | { readonly kind: 'unregistered'; readonly target: EscapeTarget }
  | { readonly kind: 'pressed'; readonly outcome: EscapeOutcome }
  | { readonly kind: 'waited'; readonly isClaimed: boolean | undefined };

/** A state with its effect. */
export interface EscapeStep {
  readonly state: EscapeState;
  /** The effect that is due now. */
  readonly effect?: EscapeOutcome | undefined;
}

/** The initial state: nothing is open, no press is pending. */
export const initialEscapeState: EscapeState = { targets: [] };

/**
 * One step of the Escape manager. A press chooses its effect when it arrives, so that it never closes a second target
 * when the first one closes by itself during the delay.
 */
export function transition(state: EscapeState, event: EscapeEvent): EscapeStep {
  const { targets } = state;
  if (event.kind === 'registered') {
    return { state: { ...state, targets: [...targets, event.target] } };
  }
  if (event.kind === 'unregistered') {
    return { state: { ...state, targets: targets.filter((target) => target !== event.target) } };
  }
  if (event.kind === 'pressed') {
    return { state: { targets, outcome: event.outcome } };
  }
  return { state: { targets }, effect: event.isClaimed ? undefined : stillDue(state) };
}

function stillDue({ targets, outcome }: EscapeState): EscapeOutcome | undefined {
  return outcome?.kind === 'close' && !targets.includes(outcome.target) ? undefined : outcome;
}
