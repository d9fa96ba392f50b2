import type { EscapeContext, EscapeDestination } from './context.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

/** What one press leads to. */
export type EscapeOutcome =
  | { readonly kind: 'close'; readonly target: EscapeTarget }
  | { readonly kind: 'logout' }
  | { readonly kind: 'navigate'; readonly destination: EscapeDestination };

/** Chooses the one outcome of a press, or none. */
export function chooseOutcome(
  targets: readonly EscapeTarget[],
  press: EscapePress,
  context: EscapeContext,
): EscapeOutcome | undefined {
  const isAnonymous = context.account === 'none';
  if (press.shiftKey) return isAnonymous ? undefined : { kind: 'logout' };
  const target = targets.at(-1);
  if (target) return { kind: 'close', target };
  const isLedToConfig = isAnonymous
    ? context.useEscapeKeyToLogin
    : context.account !== 'viewerOnly';
  if (!isLedToConfig) return undefined;
  return { kind: 'navigate', destination: { isAccountCreationDisabled: isAnonymous } };
}
