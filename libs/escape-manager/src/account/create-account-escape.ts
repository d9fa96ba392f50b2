import type { EscapeAction } from '../options.ts';
import type { EscapePress } from '../press.ts';
import type { EscapeContext, EscapeDestination } from './context.ts';

/** What Escape needs on a site that people can log in to. */
export interface AccountEscapeOptions {
  /** Leads to the configuration area, or to its login prompt. */
  readonly navigate: (destination: EscapeDestination) => void;
  /** Logs the authenticated account out. */
  readonly logout: () => void;
  /** Reads who looks at the page; asked at each press, because the account is known only later. */
  readonly readContext: () => EscapeContext;
}

/**
 * Makes an `otherwise` for a site that people can log in to: with nothing open Escape leads those who
 * run the site to its configuration area, and shift + Escape logs out. Visitors are led nowhere, or
 * to the login where the site wants that.
 */
export function createAccountEscape({ navigate, logout, readContext }: AccountEscapeOptions) {
  return (press: EscapePress): EscapeAction | undefined => {
    const { account, useEscapeKeyToLogin } = readContext();
    const isAnonymous = account === 'none';
    if (press.shiftKey) return isAnonymous ? undefined : logout;
    const isLed = isAnonymous ? useEscapeKeyToLogin : account !== 'viewerOnly';
    return isLed ? () => navigate({ isAccountCreationDisabled: isAnonymous }) : undefined;
  };
}
