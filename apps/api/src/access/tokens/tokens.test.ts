import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimePurposes } from '../../features/accounts/one-time-tokens.queries.ts';
import { signToken, tokenPurposes } from '../../platform/security/signed-token.ts';
import { signaturePurposes } from '../../platform/security/token.ts';
import { setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite, logIn } from '../../testing/create-test-site.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { testStore } from '../../testing/test-checkout.ts';
import { accountTokens } from './account-tokens.ts';
import { alteredTokens } from './altered.ts';
import { downloadTokens } from './download-tokens.ts';
import { pageTokens } from './page-tokens.ts';
import { minuteMs, secondMs, type TokenKind, type TokenScope } from './token-kind.ts';
import { visitorTokens } from './visitor-tokens.ts';

const table: Readonly<Record<string, TokenKind>> = {
  ...pageTokens,
  ...accountTokens,
  ...downloadTokens,
  ...visitorTokens,
};
const kinds = Object.entries(table).map(([name, kind]) => ({ name, kind }));
const singleUse = kinds.filter(({ kind }) => kind.isSingleUse === true);
const reusable = kinds.filter(({ kind }) => kind.isSingleUse !== true);

let scope: TokenScope;
beforeAll(async () => {
  const api = await openTestApi({
    onResponse({ statusCode, body }) {
      // A token is rejected; it breaks nothing.
      if (statusCode >= 500) throw new Error(body);
    },
  });
  const [site, other] = [await createTestSite(api), await createTestSite(api, 'other')];
  for (const shop of [site, other]) await setStoreSettings(shop, testStore);
  await other.inTenant((tenant) =>
    tenant
      .insertInto('contributors')
      .values({
        accountId: site.owner.accountId,
        roles: [collaboratorRole.ADMIN],
      })
      .execute(),
  );
  scope = { api, site, other };
});
afterAll(() => scope.api.close());

/** Where the clock of the server stands; both owners are logged in there. */
async function setClock(now: number): Promise<void> {
  const { api, site, other } = scope;
  api.clock.now = new Date(now);
  for (const { owner } of [site, other]) await logIn(api, owner);
}

describe('the table of tokens', () => {
  it('has a row for every signature purpose', () => {
    const signedFor = kinds.flatMap(({ kind }) => kind.signedFor ?? []);
    // Digests that nobody is given: keys of a table.
    const noTokens = ['attempts', 'calls', 'plainForm', 'sessionSecret', 'visitor'];
    expect([...signedFor, ...noTokens].toSorted()).toEqual([...signaturePurposes].toSorted());
    for (const purpose of tokenPurposes) expect(Object.keys(table)).toContain(purpose);
  });

  it('has a single-use row for each one-time token purpose', () => {
    const rows = { signIn: 'signIn', presence: 'ticket' };
    expect(Object.keys(rows)).toEqual([...oneTimePurposes]);
    for (const name of Object.values(rows)) expect(table[name]?.isSingleUse).toBe(true);
  });

  it('has a row for every hash of a token that is stored', async () => {
    const { rows } = await scope.api.database.execute(`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and column_name like '%hash'
      order by 1`);
    const stored = kinds.flatMap(({ kind }) => kind.storedIn ?? []);
    // Whose tries and calls are counted together: digests that nobody is given.
    const expected = new Set([...stored, 'login_attempts.key_hash', 'call_counts.key_hash']);
    expect(rows.map(({ name }) => String(name))).toEqual([...expected].toSorted());
  });
});

describe('a token', () => {
  it.each(kinds)('is accepted unchanged: $name', async ({ kind }) => {
    const { token, use } = await kind.issue(scope);
    expect(token.length).toBeGreaterThan(kind.isTyped === true ? 16 : 20);
    expect(await use(token)).toBe(true);
  });

  it.each(reusable)('is accepted again: $name', async ({ kind }) => {
    const { token, use } = await kind.issue(scope);
    expect([await use(token), await use(token)]).toEqual([true, true]);
  });

  it.each(singleUse)('is accepted once: $name', async ({ kind }) => {
    const { token, use } = await kind.issue(scope);
    expect([await use(token), await use(token)]).toEqual([true, false]);
  });

  it.each(singleUse)('is accepted only once in two concurrent uses: $name', async ({ kind }) => {
    const { token, use } = await kind.issue(scope);
    expect((await Promise.all([use(token), use(token)])).toSorted()).toEqual([false, true]);
  });

  it.each(kinds.filter(({ kind }) => kind.isOfAccount !== true))(
    'is rejected on another website: $name',
    async ({ kind }) => {
      const { token, use } = await kind.issue(scope);
      expect(await use(token, scope.other)).toBe(false);
    },
  );

  /** Tokens that tell the website that they are for. */
  const readable = kinds.filter(
    ({ name, kind }) =>
      tokenPurposes.some((purpose) => purpose === name) && kind.isOfAccount !== true,
  );
  it.each(readable)('is rejected with its website ID replaced: $name', async ({ kind }) => {
    const { site, other } = scope;
    const { token, use } = await kind.issue(scope);
    expect(token).toContain(site.websiteId);
    const moved = token.replace(site.websiteId, other.websiteId);
    expect(await use(moved, other)).toBe(false);
    expect(await use(moved)).toBe(false);
  });

  describe('of another kind', () => {
    const tokens = new Map<string, string>();
    beforeAll(async () => {
      for (const { name, kind } of kinds) tokens.set(name, (await kind.issue(scope)).token);
    });

    it.each(kinds)('is rejected in place of the expected token: $name', async ({ name, kind }) => {
      const slot = await kind.issue(scope);
      // An invitation is read and accepted with one and the same token.
      const isSame = (other: string) =>
        [name, other].every((each) => each.startsWith('invitation'));
      const foreign = [...tokens].filter(([other]) => other !== name && !isSame(other));
      for (const [other, token] of foreign)
        expect([other, await slot.use(token)]).toEqual([other, false]);
      expect(await slot.use(slot.token)).toBe(true);
    });
  });

  it.each(kinds.filter(({ name }) => tokenPurposes.some((purpose) => purpose === name)))(
    'is rejected with the same content signed for another purpose: $name',
    async ({ name, kind }) => {
      const { token, use } = await kind.issue(scope);
      const [websiteId = '', subject = '', expires] = token.split('.');
      const { secret } = scope.api.services.settings;
      const content = { websiteId, subject, expiresAt: Number(expires) };
      for (const purpose of tokenPurposes) {
        const text = signToken(secret, purpose, content);
        expect([purpose, await use(text)]).toEqual([purpose, purpose === name]);
      }
    },
  );

  it.each(kinds)('is rejected when a character of it was altered: $name', async ({ kind }) => {
    const { token, use } = await kind.issue(scope);
    for (const [how, text] of alteredTokens(token)) {
      if (text === token) continue;
      expect([how, await use(text)]).toEqual([how, false]);
    }
    expect(await use('')).toBe(false);
    expect(await use(token)).toBe(true);
  });

  it.each(kinds.filter(({ kind }) => kind.lifetimeMs !== null))(
    'is accepted until the last second of its time and rejected a second later: $name',
    async ({ kind }) => {
      const start = scope.api.clock.now.getTime();
      for (const [offset, isAccepted] of [
        [-secondMs, true],
        [secondMs, false],
      ] as const) {
        await setClock(start);
        const { token, use, warmUp } = await kind.issue(scope);
        const end = scope.api.clock.now.getTime() + (kind.lifetimeMs ?? 0);
        if (warmUp !== undefined) {
          await setClock(end - 5 * minuteMs);
          await warmUp();
        }
        await setClock(end + offset);
        expect([offset, await use(token)]).toEqual([offset, isAccepted]);
      }
      await setClock(start);
    },
  );
});
