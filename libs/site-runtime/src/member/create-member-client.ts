import type { CallOptions, DataLayer, Result } from '@sitewright/data-layer';

/** A member's login data. */
export interface MemberLogin {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Options of a logout. */
export interface MemberLogout {
  /** Keeps a copy of the cart for the visitor. */
  readonly cloneCart: boolean;
}

/** Manages the session of a site's member in the page. */
export interface MemberClient {
  readonly login: (login: MemberLogin) => Promise<Result<unknown>>;
  readonly logout: (logout: MemberLogout) => Promise<Result<unknown>>;
  /** Headers that every other request of the member must have; empty without a session. */
  readonly headers: () => Readonly<Record<string, string>>;
}

const sessionPath = 'site-users/account/session';

/**
 * Logs members in and out through a data layer, which repeats a call with a rejected crumb once.
 *
 * @param knownToken - XSRF token of a member who is already logged in
 */
export function createMemberClient(
  api: Pick<DataLayer, 'post' | 'delete'>,
  knownToken?: string,
): MemberClient {
  let token = knownToken;
  const headers = (): Record<string, string> =>
    token === undefined ? {} : { 'X-SiteUser-XSRF-Token': token };

  return {
    headers,
    async login({ email, password, rememberMe }) {
      const response = await api.post<{ readonly xsrfToken: string }>(sessionPath, {
        email,
        password,
        rememberMe,
      });
      if (response.ok) token = response.data.xsrfToken;
      return response;
    },
    async logout({ cloneCart }) {
      const options: CallOptions<unknown> = { query: { cloneCart }, headers: headers() };
      const response = await api.delete(sessionPath, options);
      if (response.ok) token = undefined;
      return response;
    },
  };
}
