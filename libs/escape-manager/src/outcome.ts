import type { EscapeAction } from './options.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

/** What one press leads to. */
export type EscapeOutcome =
  | { readonly kind: 'close'; readonly target: EscapeTarget }
  | { readonly kind: 'act'; readonly act: EscapeAction };

/** Chooses the one outcome of a press, or none: `act` is for a press with shift, and for one that finds nothing open. */
export function chooseOutcome(
  targets: readonly EscapeTarget[],
  press: EscapePress,
  act: EscapeAction | undefined,
): EscapeOutcome | undefined {
  const target = press.shiftKey ? undefined : targets.at(-1);
  return target ? { kind: 'close', target } : act && { kind: 'act', act };
}
