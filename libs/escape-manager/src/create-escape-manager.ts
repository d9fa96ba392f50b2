import { escapeDelayMs, type EscapeManagerOptions } from './options.ts';
import { chooseOutcome, type EscapeOutcome } from './outcome.ts';
import { isEscapePress, type EscapePress } from './press.ts';
import { initialEscapeState, transition, type EscapeEvent } from './state.ts';
import type { EscapeState } from './state.ts';
import type { EscapeTarget } from './target.ts';

/** The stack of everything that Escape closes. One per page; everything that opens registers with it. */
export interface EscapeManager {
  /**
   * Puts a target on top of the stack; returns a function that removes it, which may be called at any time and
   * repeatedly.
   */
  readonly register: (target: EscapeTarget) => () => void;
  /** Handles a key press, or `{ key: 'Escape' }` for a close request without a keyboard. */
  readonly handle: (press: EscapePress) => void;
  readonly getState: () => EscapeState;
  /** Calls the listener after each change of state; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Removes all targets and listeners, and a pending press. */
  readonly destroy: () => void;
}

/**
 * Creates the Escape manager of a page.
 *
 * @throws RangeError for a `delayMs` that is not a finite number of at least 0.
 *
 * @example
 * const escape = createEscapeManager({ setTimer: setTimeout });
 * const unregister = escape.register({ close: () => lightbox.close() });
 */
export function createEscapeManager(options: EscapeManagerOptions): EscapeManager {
  const { setTimer, delayMs = escapeDelayMs, otherwise } = options;
  if (!Number.isFinite(delayMs) || delayMs < 0) throw new RangeError(`delayMs: ${delayMs}`);
  const listeners = new Set<() => void>();
  let state = initialEscapeState;

  function dispatch(event: EscapeEvent): void {
    const step = transition(state, event);
    if (step.state !== state) {
      state = step.state;
      for (const listener of listeners) listener();
    }
    if (step.effect) perform(step.effect);
  }

  function perform(effect: EscapeOutcome): void {
    if (effect.kind === 'close') {
      const { target } = effect;
      dispatch({ kind: 'unregistered', target });
      target.close();
    } else {
      effect.act();
    }
  }

  return {
    register(registered) {
      // A new object for each registration, so that the same target may be registered twice.
      const target: EscapeTarget = { close: () => registered.close() };
      dispatch({ kind: 'registered', target });
      return () => dispatch({ kind: 'unregistered', target });
    },
    handle(press) {
      // A second report of the same press, by a close watcher or a bouncing key, arrives within the delay.
      if (!isEscapePress(press) || state.outcome) return;
      const outcome = chooseOutcome(state.targets, press, otherwise);
      if (!outcome) return;
      dispatch({ kind: 'pressed', outcome });
      setTimer(() => dispatch({ kind: 'waited', isClaimed: press.defaultPrevented }), delayMs);
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      listeners.clear();
      state = initialEscapeState;
    },
  };
}
