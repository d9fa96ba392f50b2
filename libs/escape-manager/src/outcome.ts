import type { EscapeAction } from './options.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

/** What one press leads to. */
export type EscapeOutcome =
  | { readonly kind: 'close'; readonly target: EscapeTarget }
  | { readonly kind: 'act'; readonly act: EscapeAction };

/** The target that a press closes; none for a press with shift, and where nothing is open. */
export const targetOf = (
  targets: readonly EscapeTarget[],
  press: EscapePress,
): EscapeTarget | undefined => (press.shiftKey ? undefined : targets.at(-1));

/** Chooses the one outcome of a press, or none: `act` is for a press that closes nothing. */
export function chooseOutcome(
  targets: readonly EscapeTarget[],
  press: EscapePress,
  act: EscapeAction | undefined,
): EscapeOutcome | undefined {
  const target = targetOf(targets, press);
  return target ? { kind: 'close', target } : act && { kind: 'act', act };
}
