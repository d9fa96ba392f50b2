import type { EscapeAction } from '../options.ts';
import type { EscapePress } from '../press.ts';
import type { EscapeContext, EscapeDestination } from './context.ts';

/** Options of Escape on a site with accounts. */
export interface AccountEscapeOptions {
  /** Opens the config area, or its login prompt. */
  readonly navigate: (destination: EscapeDestination) => void;
  /** Logs the authenticated account out. */
  readonly logout: () => void;
  /** Returns the context; called at each press, because the account is only known later. */
  readonly readContext: () => EscapeContext;
}

/**
 * Creates an `otherwise` for a site with accounts: with nothing open Escape takes owners and collaborators to the
 * config area, and shift + Escape logs out. For visitors it does nothing, or opens the login if the site enables that.
 */
export function createAccountEscape({ navigate, logout, readContext }: AccountEscapeOptions) {
  return (press: EscapePress): EscapeAction | undefined => {
    const { account, useEscapeKeyToLogin } = readContext();
    const isAnonymous = account === 'none';
    if (press.shiftKey) return isAnonymous ? undefined : logout;
    const shouldNavigate = isAnonymous ? useEscapeKeyToLogin : account !== 'viewerOnly';
    return shouldNavigate ? () => navigate({ isAccountCreationDisabled: isAnonymous }) : undefined;
  };
}
