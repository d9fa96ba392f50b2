/** The viewer: a `viewerOnly` account has viewing permission only, and counts as a visitor. */
export type EscapeAccount = 'none' | 'viewerOnly' | 'collaborator';

/** The context of an Escape press while nothing is open. */
export interface EscapeContext {
  /** The logged-in account. */
  readonly account: EscapeAccount;
  /** Whether Escape shows the login prompt to anonymous visitors. */
  readonly useEscapeKeyToLogin: boolean;
}

/** How Escape opens the config area, which may require a login. */
export interface EscapeDestination {
  /** True if the visitor sees the login prompt, which must then not offer account creation. */
  readonly isAccountCreationDisabled: boolean;
}
