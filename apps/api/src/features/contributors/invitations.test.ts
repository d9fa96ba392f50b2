import {
  acceptInvitation,
  listContributors,
  listInvitations,
  readAccount,
  readInvitation,
  resendInvitation,
} from '@sitewright/contracts/api';
import { collaboratorRole, invitationMs } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestAccount,
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import {
  accept,
  emailOf,
  invite,
  inviteByMail,
  tokenInMail,
} from '../../testing/invited-person.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { hashToken } from '../../platform/security/token.ts';

const { ADMIN, EDITOR, REPORTING, VIEWER } = collaboratorRole;
let api: TestApi;
let site: TestSite;
let path: string;
let start: Date;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  path = `/api/websites/${site.websiteId}/invitations`;
  start = api.clock.now;
});
beforeEach(() => {
  api.clock.now = start;
});
afterAll(() => api.close());

const list = async () => (await site.owner.browser.get(path)).as(listInvitations).rows;
const isOpen = async (token: string) =>
  (await api.config().get(`/api/invitations/${token}`)).status === 200;
const contributorIds = async () => {
  const url = `/api/websites/${site.websiteId}/contributors?limit=100`;
  const { rows } = (await site.owner.browser.get(url)).as(listContributors);
  return rows.map(({ id }) => id);
};

describe('an invitation', () => {
  it('is sent by mail with a link, and only the hash of its token is stored', async () => {
    const { id, token } = await inviteByMail(site, 'Linus@Example.com', [EDITOR, REPORTING]);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      email: 'linus@example.com',
      roles: [EDITOR, REPORTING],
      invitedBy: 'Ada',
    });
    const { rows } = await site.inTenant((tenant) =>
      sql<{ row: string; tokenHash: Uint8Array }>`
        select i::text as row, token_hash from invitations i where invitation_id = ${id}`.execute(
        tenant,
      ),
    );
    expect(rows[0]?.row).not.toContain(token);
    expect(Buffer.from(rows[0]?.tokenHash ?? [])).toEqual(hashToken(token));
  });

  it('is unique per website and case-insensitive address', async () => {
    await inviteByMail(site, 'once@example.com');
    const again = await invite(site, site.owner, 'ONCE@example.com', [VIEWER]);
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'alreadyExists', errors: { email: expect.any(String) } },
    ]);
    const other = await createTestSite(api, 'other');
    expect((await invite(other, other.owner, 'once@example.com')).status).toBe(200);
  });

  it('is created once by concurrent requests for one address', async () => {
    const results = await Promise.all(
      [1, 2, 3].map(() => invite(site, site.owner, 'race@example.com')),
    );
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
  });

  it('is rejected when 100 invitations are pending', async () => {
    const full = await createTestSite(api, 'full');
    await full.inTenant((tenant) =>
      sql`insert into invitations (website_id, invitation_id, email, roles, token_hash, invited_by, created_at, sent_at, expires_at)
        select ${full.websiteId}, lpad(n::text, 24, '0'), n || '@example.com', '{4}', sha256(n::text::bytea),
          ${full.owner.accountId}, ${start}::timestamptz, ${start}::timestamptz, ${start}::timestamptz + interval '1 day'
        from generate_series(1, 100) n`.execute(tenant),
    );
    const result = await invite(full, full.owner, 'hundred-and-one@example.com');
    expect([result.status, result.body]).toMatchObject([400, { code: 'limitReached' }]);
  });

  it('is rejected for the address of an existing contributor', async () => {
    const editor = await createTestContributor(api, site, [EDITOR]);
    const result = await invite(site, site.owner, await emailOf(editor), [ADMIN]);
    expect([result.status, result.body]).toMatchObject([409, { code: 'alreadyExists' }]);
  });

  it('expires after 14 days, and its address can be invited again', async () => {
    const { token } = await inviteByMail(site, 'late@example.com');
    api.clock.now = new Date(start.getTime() + invitationMs - 1);
    expect(await isOpen(token)).toBe(true);
    api.clock.now = new Date(start.getTime() + invitationMs);
    expect(await isOpen(token)).toBe(false);
    const sender = await createTestContributor(api, site, [ADMIN]);
    expect((await invite(site, sender, 'late@example.com')).status).toBe(200);
  });

  it('gets a new link for another 14 days when resent, and the previous link becomes invalid', async () => {
    const { id, token } = await inviteByMail(site, 'again@example.com');
    const sender = await createTestContributor(api, site, [ADMIN]);
    api.clock.now = new Date(start.getTime() + 60_000);
    const response = await sender.browser.post(`${path}/${id}/resend`);
    expect(response.as(resendInvitation).expiresAt).toBe(
      new Date(api.clock.now.getTime() + invitationMs).toISOString(),
    );
    const fresh = await tokenInMail(site, id);
    expect(fresh).not.toBe(token);
    expect([await isOpen(token), await isOpen(fresh)]).toEqual([false, true]);
  });

  it('has an invalid link after it is deleted', async () => {
    const { id, token } = await inviteByMail(site, 'back@example.com');
    expect((await site.owner.browser.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await site.owner.browser.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await site.owner.browser.post(`${path}/${id}/resend`)).status).toBe(404);
  });

  it('of another website cannot be resent or deleted', async () => {
    const far = await createTestSite(api, 'far');
    const { id, token } = await inviteByMail(far, 'far@example.com');
    expect((await site.owner.browser.post(`${path}/${id}/resend`)).status).toBe(404);
    expect((await site.owner.browser.call('DELETE', `${path}/${id}`)).status).toBe(404);
    expect(await isOpen(token)).toBe(true);
  });

  it('becomes invalid when its sender loses the permissions (ROLE-14)', async () => {
    const demoted = await createTestContributor(api, site, [ADMIN]);
    const removed = await createTestContributor(api, site, [ADMIN]);
    const lost = await createTestContributor(api, site, [ADMIN]);
    const first = await inviteByMail(site, 'first@example.com', [EDITOR], demoted);
    const second = await inviteByMail(site, 'second@example.com', [VIEWER], removed);
    const third = await inviteByMail(site, 'third@example.com', [VIEWER], lost);
    const base = `/api/websites/${site.websiteId}/contributors`;
    await site.owner.browser.call('PATCH', `${base}/${demoted.accountId}`, {
      json: { roles: [EDITOR] },
    });
    await site.owner.browser.call('DELETE', `${base}/${removed.accountId}`);
    // As if the invitation was written while its sender lost the rights.
    await site.inTenant((tenant) =>
      tenant
        .updateTable('contributors')
        .set({ roles: [EDITOR] })
        .where('accountId', '=', lost.accountId)
        .execute(),
    );
    for (const { token } of [first, second, third]) expect(await isOpen(token)).toBe(false);
    const ids = (await list()).map(({ id }) => id);
    for (const { id } of [first, second]) expect(ids).not.toContain(id);
  });

  it('becomes invalid when its sender leaves, even if the sender returns (ROLE-14)', async () => {
    const sender = await createTestContributor(api, site, [ADMIN]);
    const { id, token } = await inviteByMail(site, 'of-leaver@example.com', [EDITOR], sender);
    const url = `/api/account/memberships/${site.websiteId}`;
    expect((await sender.browser.call('DELETE', url)).status).toBe(200);
    expect((await list()).map((invitation) => invitation.id)).not.toContain(id);
    const back = await inviteByMail(site, await emailOf(sender), [ADMIN]);
    expect((await accept(sender.browser, back.token)).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
  });
});

describe('accepting an invitation', () => {
  it('requires an account, which can be created with the invitation', async () => {
    const { token } = await inviteByMail(site, 'new@example.com', [EDITOR]);
    const browser = api.config();
    const url = `/api/invitations/${token}`;
    expect((await browser.get(url)).as(readInvitation)).toMatchObject({
      email: 'new@example.com',
      roles: [EDITOR],
      invitedBy: 'Ada',
      websiteTitle: 'The shop',
      loggedInAs: null,
    });
    expect((await accept(browser, token)).body).toMatchObject({ loginRequired: true });
    const person = { email: 'New@example.com', password: 'just made up', displayName: 'Nell' };
    const { body } = await browser.post('/api/auth/SignUp', {
      json: { ...person, invitation: token },
    });
    expect(body).toMatchObject({ current: { account: { email: 'new@example.com' } } });
    expect((await browser.get(url)).as(readInvitation).loggedInAs).toBe('new@example.com');
    expect((await accept(browser, token)).as(acceptInvitation)).toEqual({
      websiteId: site.websiteId,
      identifier: 'shop',
    });
    expect((await browser.get('/api/account')).as(readAccount).memberships).toMatchObject([
      { websiteId: site.websiteId, isOwner: false, roles: [EDITOR] },
    ]);
  });

  it('returns alreadyExists on sign-up with the invitation if the address has an account', async () => {
    const owner = await createTestAccount(api);
    const email = await emailOf(owner);
    const { token } = await inviteByMail(site, email, [EDITOR]);
    const person = { email, password: 'just made up', displayName: 'Nell' };
    const response = await api
      .config()
      .post('/api/auth/SignUp', { json: { ...person, invitation: token } });
    expect([response.status, response.body]).toMatchObject([
      409,
      { code: 'alreadyExists', errors: { email: expect.stringContaining('Log in') } },
    ]);
  });

  it('creates no account on sign-up with another address or an invalid token', async () => {
    const { token } = await inviteByMail(site, 'invited@example.com', [EDITOR]);
    for (const [email, invitation] of [
      ['other@example.com', token],
      ['invited@example.com', 'made-up-token-of-a-link'],
    ]) {
      const browser = api.config();
      const { body } = await browser.post('/api/auth/SignUp', {
        json: { email, password: 'just made up', displayName: 'Nell', invitation },
      });
      expect(body).toEqual({ current: null, sentTo: 'mail' });
      expect((await browser.get('/api/account')).status).toBe(401);
    }
  });

  it('requires the account with the invited address (ROLE-14)', async () => {
    const { token } = await inviteByMail(site, 'somebody@example.com', [ADMIN]);
    const other = await createTestAccount(api);
    const response = await accept(other.browser, token);
    expect([response.status, response.body]).toMatchObject([
      403,
      {
        code: 'otherAccountInvited',
        error: expect.stringContaining('somebody@example.com'),
      },
    ]);
    expect(await contributorIds()).not.toContain(other.accountId);
    expect(await isOpen(token)).toBe(true);
  });

  it('works once and only with the exact token', async () => {
    const person = await createTestAccount(api);
    const { token } = await inviteByMail(site, await emailOf(person));
    expect((await accept(person.browser, `${token.slice(0, -1)}_`)).status).toBe(404);
    expect((await accept(person.browser, token)).status).toBe(200);
    const again = await accept(person.browser, token);
    expect([again.status, again.body]).toMatchObject([404, { code: 'invitationOver' }]);
    expect((await list()).map(({ email }) => email)).not.toContain(await emailOf(person));
  });

  it('creates one contributor from concurrent requests', async () => {
    const person = await createTestAccount(api);
    const { token } = await inviteByMail(site, await emailOf(person));
    const responses = await Promise.all([1, 2, 3, 4].map(() => accept(person.browser, token)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404,
    ]);
    const own = (await contributorIds()).filter((id) => id === person.accountId);
    expect(own).toHaveLength(1);
  });

  it('does not change the role of the owner', async () => {
    const { token, id } = await inviteByMail(site, 'owner-to-be@example.com', [VIEWER]);
    const email = await emailOf(site.owner);
    await site.inTenant((tenant) =>
      tenant.updateTable('invitations').set({ email }).where('invitationId', '=', id).execute(),
    );
    expect((await accept(site.owner.browser, token)).status).toBe(200);
    const { memberships } = (await site.owner.browser.get('/api/account')).as(readAccount);
    expect(memberships).toMatchObject([{ isOwner: true, roles: [] }]);
  });
});
