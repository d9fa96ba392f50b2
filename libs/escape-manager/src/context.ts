/** Who looks at the page, as far as Escape cares: a `viewerOnly` account counts as a visitor. */
export type EscapeAccount = 'none' | 'viewerOnly' | 'collaborator';

/** What the manager must know of the site when a press finds nothing open. */
export interface EscapeContext {
  /** The authenticated account of the page. */
  readonly account: EscapeAccount;
  /** The site's setting: Escape offers an anonymous visitor the login prompt. */
  readonly useEscapeKeyToLogin: boolean;
}

/** How a press that finds nothing open leads to the configuration area, which asks for a login if it must. */
export interface EscapeDestination {
  /** True when the visitor will meet the login prompt, which must then offer no account creation. */
  readonly isAccountCreationDisabled: boolean;
}
