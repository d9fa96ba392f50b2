import type { EscapeAction } from './options.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

/** The effect of one press. */
export type EscapeOutcome =
  | { readonly kind: 'close'; readonly target: EscapeTarget }
  | { readonly kind: 'act'; readonly act: EscapeAction };

/** Chooses the effect of a press: closes the newest target; with shift or nothing open, asks `otherwise`. */
export function chooseOutcome(
  targets: readonly EscapeTarget[],
  press: EscapePress,
  otherwise: ((press: EscapePress) => EscapeAction | undefined) | undefined,
): EscapeOutcome | undefined {
  const target = press.shiftKey ? undefined : targets.at(-1);
  if (target) return { kind: 'close', target };
  const act = otherwise?.(press);
  return act && { kind: 'act', act };
}
