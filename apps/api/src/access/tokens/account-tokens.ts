import { createOneTimeToken } from '../../features/accounts/one-time-tokens.queries.ts';
import { withLookup } from '../../platform/database/index.ts';
import { createTestAccount, logIn } from '../../testing/create-test-site.ts';
import { emailOf, inviteByMail } from '../../testing/invited-person.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  requestAccount,
  isLoggedIn,
  logInAs,
  newPerson,
  signUp,
  testPassword,
} from '../../testing/test-person.ts';
import { dayMs, hourMs, minuteMs, secondMs, type TokenKind } from './token-kind.ts';

/** A browser with one cookie. */
function withCookie(browser: TestClient, name: string, text: string): TestClient {
  browser.cookies.set(name, encodeURIComponent(text));
  return browser;
}

/** An owner's or collaborator's session. */
const session: TokenKind = {
  storedIn: ['sessions.id_hash'],
  lifetimeMs: 12 * hourMs,
  isOfAccount: true,
  async issue(scope) {
    const { browser } = await signUp(scope.api);
    return {
      token: browser.cookies.get('sw_session') ?? '',
      use: (text) => isLoggedIn(withCookie(scope.api.config(), 'sw_session', text)),
    };
  },
};

/** Logs in without a password: the link that the first start prints. */
const signIn: TokenKind = {
  storedIn: ['one_time_tokens.token_hash'],
  lifetimeMs: hourMs,
  isSingleUse: true,
  isOfAccount: true,
  async issue({ api }) {
    const { accountId } = await createTestAccount(api);
    const expiresAt = new Date(api.clock.now.getTime() + hourMs);
    const token = await withLookup(api.database, (db) =>
      createOneTimeToken(db, { accountId, purpose: 'signIn', expiresAt }),
    );
    return {
      token,
      async use(text) {
        const browser = api.config();
        await browser.get(`/sign-in?token=${encodeURIComponent(text)}`);
        return isLoggedIn(browser);
      },
    };
  },
};

/** Confirms a requested account, for the person who chose its password. */
const confirmation: TokenKind = {
  storedIn: ['sign_ups.token_hash'],
  lifetimeMs: dayMs,
  isSingleUse: true,
  isOfAccount: true,
  async issue({ api }) {
    return {
      token: await requestAccount(api),
      async use(token) {
        const json = { token, password: testPassword };
        return (await api.config().post('/api/auth/ConfirmSignUp', { json })).status === 200;
      },
    };
  },
};

/** Marks a browser in which the account was logged in before, so that its attempts are counted separately. */
const browser: TokenKind = {
  signedFor: ['browser'],
  lifetimeMs: 365 * dayMs,
  isOfAccount: true,
  async issue(scope) {
    const { api } = scope;
    const known = await signUp(scope.api);
    /** Uses up the attempts of all unknown browsers, and restores the clock. */
    async function warmUp(): Promise<void> {
      const start = api.clock.now;
      for (let elapsedMs = 0, waitMs = 0; waitMs <= 5 * minuteMs; elapsedMs += waitMs) {
        api.clock.now = new Date(start.getTime() + elapsedMs);
        const { headers } = await logInAs(api.config(), known.email, { password: 'not it' });
        waitMs = Number(headers['retry-after'] ?? 0) * secondMs;
      }
      api.clock.now = start;
    }
    await warmUp();
    return {
      token: known.browser.cookies.get('sw_browser') ?? '',
      warmUp,
      use: async (text) =>
        (await logInAs(withCookie(api.config(), 'sw_browser', text), known.email)).status === 200,
    };
  },
};

/** The link in an invitation mail, opened by the invited person. */
const invitation: TokenKind = {
  storedIn: ['invitations.token_hash'],
  lifetimeMs: 14 * dayMs,
  isSingleUse: true,
  isOfAccount: true,
  async issue({ api, site }) {
    const invited = await createTestAccount(api);
    const { token } = await inviteByMail(site, await emailOf(invited));
    return {
      token,
      async use(text) {
        const path = `/api/invitations/${encodeURIComponent(text)}/accept`;
        // Logs in again, because no session is as long as the two weeks of the invitation.
        const loggedIn = { ...invited, browser: api.config() };
        await logIn(api, loggedIn);
        return (await loggedIn.browser.post(path)).status === 200;
      },
    };
  },
};

/** The link in an invitation mail, opened without an account. */
const invitationPage: TokenKind = {
  storedIn: ['invitations.token_hash'],
  lifetimeMs: 14 * dayMs,
  isOfAccount: true,
  async issue({ api, site }) {
    const { token } = await inviteByMail(site, newPerson().email);
    return {
      token,
      use: async (text) =>
        (await api.config().get(`/api/invitations/${encodeURIComponent(text)}`)).status === 200,
    };
  },
};

/** Takes an owner from the configuration area to the site, once. */
const ticket: TokenKind = {
  storedIn: ['one_time_tokens.token_hash'],
  lifetimeMs: minuteMs,
  isSingleUse: true,
  async issue({ site }) {
    const response = await site.owner.browser.get('/visit/shop?path=%2F');
    return {
      token: new URL(String(response.headers.location)).searchParams.get('ticket') ?? '',
      async use(text, at = site) {
        const visitor = at.visitor();
        await visitor.get(`/?ticket=${encodeURIComponent(text)}`);
        return visitor.cookies.has('sw_presence');
      },
    };
  },
};

/** Shows a site that its visitor is the owner. */
const presence: TokenKind = {
  signedFor: ['presence'],
  lifetimeMs: 15 * minuteMs,
  async issue(scope) {
    const { site } = scope;
    const visitor = site.visitor();
    const { token } = await ticket.issue(scope);
    await visitor.get(`/?ticket=${token}`);
    return {
      token: visitor.cookies.get('sw_presence') ?? '',
      async use(text, at = site) {
        const response = await withCookie(at.visitor(), 'sw_presence', text).get('/api/viewer');
        return response.body['authenticatedAccount'] !== null;
      },
    };
  },
};

export const accountTokens = {
  confirmation,
  session,
  signIn,
  browser,
  invitation,
  invitationPage,
  ticket,
  presence,
} as const;
