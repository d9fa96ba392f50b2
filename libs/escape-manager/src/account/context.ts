/** Who looks at the page: a `viewerOnly` account may look and no more, and counts as a visitor. */
export type EscapeAccount = 'none' | 'viewerOnly' | 'collaborator';

/** What decides where a press leads that finds nothing open. */
export interface EscapeContext {
  /** Who is logged in. */
  readonly account: EscapeAccount;
  /** Whether Escape offers the login prompt to a visitor who is not logged in. */
  readonly useEscapeKeyToLogin: boolean;
}

/** How a press leads to the configuration area, which asks for a login if it must. */
export interface EscapeDestination {
  /** True when the visitor will meet the login prompt, which must then offer no account creation. */
  readonly isAccountCreationDisabled: boolean;
}
