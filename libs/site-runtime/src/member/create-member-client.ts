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

/** The session of a site's member in the page. */
export interface MemberClient {
  readonly login: (login: MemberLogin) => Promise<Result<unknown>>;
  readonly logout: (logout: MemberLogout) => Promise<Result<unknown>>;
  /** Header of every further call of the member, which proves the session. */
  readonly headers: () => Readonly<Record<string, string>>;
}

const sessionPath = 'site-users/account/session';

/**
 * Logs members in and out through a data layer, which repeats a call with a rejected crumb once.
 *
 * @param knownToken - of a member who is already logged in
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
      const answer = await api.post<{ readonly xsrfToken: string }>(sessionPath, {
        email,
        password,
        rememberMe,
      });
      if (answer.ok) token = answer.data.xsrfToken;
      return answer;
    },
    async logout({ cloneCart }) {
      const options: CallOptions<unknown> = { query: { cloneCart }, headers: headers() };
      const answer = await api.delete(sessionPath, options);
      if (answer.ok) token = undefined;
      return answer;
    },
  };
}
