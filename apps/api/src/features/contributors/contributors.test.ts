import { listContributors, readAccount, readWebsite } from '@sitewright/contracts/api';
import {
  collaboratorRole,
  freshLoginPermissions,
  findGrantError,
  permissionsOf,
} from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestAccount,
  createTestContributor,
  createTestSite,
  logIn,
  type TestAccount,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { withTenant } from '../../platform/database/index.ts';
import { invite } from '../../testing/invited-person.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { signUpBy } from '../../testing/sign-up.ts';
import { insertContributor } from './contributors.queries.ts';

const { ADMIN, BILLING, EDITOR, REPORTING, VIEWER } = collaboratorRole;
let api: TestApi;
let site: TestSite;
let path: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  path = `/api/websites/${site.websiteId}/contributors`;
});
afterAll(() => api.close());

const change = (by: TestAccount, { accountId }: TestAccount, json: object) =>
  by.browser.call('PATCH', `${path}/${accountId}`, { json });
const remove = (by: TestAccount, { accountId }: TestAccount) =>
  by.browser.call('DELETE', `${path}/${accountId}`);
const leave = ({ browser }: TestAccount) =>
  browser.call('DELETE', `/api/account/memberships/${site.websiteId}`);
const transfer = (by: TestAccount, { accountId }: TestAccount, websiteId = site.websiteId) =>
  by.browser.post(`/api/websites/${websiteId}/transfer`, { json: { accountId } });
const standingOf = async ({ browser }: TestAccount, websiteId = site.websiteId) =>
  (await browser.get('/api/account'))
    .as(readAccount)
    .memberships.find((membership) => membership.websiteId === websiteId);

describe('contributors', () => {
  it('are listed with pagination, the owner first', async () => {
    const later = await createTestSite(api, 'listed');
    const first = await createTestContributor(api, later, [EDITOR]);
    const second = await createTestContributor(api, later, [BILLING, REPORTING]);
    const read = async (query: string) =>
      (await second.browser.get(`/api/websites/${later.websiteId}/contributors?${query}`)).as(
        listContributors,
      );
    const page = await read('limit=2');
    expect(page.rows).toMatchObject([
      { id: later.owner.accountId, isOwner: true, roles: [], displayName: 'Ada' },
      { id: first.accountId, isOwner: false, roles: [EDITOR] },
    ]);
    const rest = await read(`limit=2&cursor=${page.nextCursor}`);
    expect(rest.rows.map(({ id }) => id)).toEqual([second.accountId]);
    expect([rest.nextCursor, rest.total]).toEqual([null, 3]);
  });

  it('can invite only to roles that they may grant (ROLE-14)', async () => {
    for (const role of collaboratorRole.codes) {
      const person = await createTestContributor(api, site, [role]);
      const held = permissionsOf({ isOwner: false, roles: [role] });
      for (const given of collaboratorRole.codes) {
        const { status } = await invite(site, person, `${role}-${given}@example.com`, [given]);
        const names = [collaboratorRole.nameOf(role), collaboratorRole.nameOf(given)];
        expect([...names, status]).toEqual([
          ...names,
          findGrantError(held, [given]) === null ? 200 : 403,
        ]);
      }
    }
  });

  it('are rejected with invalid roles or ownership (ROLE-14)', async () => {
    const admin = await createTestContributor(api, site, [ADMIN]);
    const person = await createTestContributor(api, site, [VIEWER]);
    const wrong = [
      { roles: [] },
      { roles: [5] },
      { roles: ['OWNER'] },
      { roles: [EDITOR, EDITOR] },
      { roles: [EDITOR], isOwner: true },
      { isOwner: true },
    ];
    for (const json of wrong) expect((await change(admin, person, json)).status).toBe(400);
    expect(await standingOf(person)).toMatchObject({ isOwner: false, roles: [VIEWER] });
  });

  it('have the new permissions on the next request after a role change', async () => {
    const person = await createTestContributor(api, site, [VIEWER]);
    const pages = () => person.browser.get(`/api/websites/${site.websiteId}/pages`);
    expect((await pages()).status).toBe(403);
    expect((await change(site.owner, person, { roles: [EDITOR] })).status).toBe(200);
    expect((await pages()).status).toBe(200);
  });

  it.each([
    [[EDITOR, BILLING, REPORTING]],
    [[REPORTING, BILLING, EDITOR]],
    [[VIEWER, EDITOR, BILLING]],
  ])('have the permissions of all their roles: %j', async (roles) => {
    const person = await createTestContributor(api, site, roles);
    const url = `/api/websites/${site.websiteId}`;
    const { membership } = (await person.browser.get(url)).as(readWebsite);
    const held = roles.flatMap((role) => [...permissionsOf({ isOwner: false, roles: [role] })]);
    expect(membership.permissions.toSorted()).toEqual([...new Set(held)].toSorted());
    expect((await person.browser.get(`${url}/pages`)).status).toBe(200);
  });

  it('cannot be changed or removed by a contributor other than an ADMIN (ROLE-14)', async () => {
    const person = await createTestContributor(api, site, [EDITOR]);
    for (const role of collaboratorRole.codes.filter((code) => code !== ADMIN)) {
      const other = await createTestContributor(api, site, [role]);
      for (const answer of [
        await change(other, person, { roles: [VIEWER] }),
        await change(other, other, { roles: [ADMIN] }),
        await remove(other, person),
      ])
        expect([answer.status, answer.body]).toMatchObject([403, { authorizationFail: true }]);
    }
    expect(await standingOf(person)).toMatchObject({ roles: [EDITOR] });
  });

  it('return 404 for an account without a role on the website', async () => {
    const stranger = await createTestAccount(api);
    expect((await change(site.owner, stranger, { roles: [EDITOR] })).status).toBe(404);
    expect((await remove(site.owner, stranger)).status).toBe(404);
    expect((await leave(stranger)).status).toBe(404);
  });

  it('are rejected on their next request in every browser after removal', async () => {
    const person = await createTestContributor(api, site, [ADMIN]);
    const second = { ...person, browser: api.config() };
    await logIn(api, second);
    expect((await remove(site.owner, person)).status).toBe(200);
    for (const { browser } of [person, second])
      expect((await browser.get(path)).body).toMatchObject({ loginRequired: true });
    await logIn(api, person);
    expect((await person.browser.get(path)).body).toMatchObject({ authorizationFail: true });
  });

  it.each<[string, (person: TestAccount) => Promise<unknown>]>([
    ['were removed', (person) => remove(site.owner, person)],
    ['may only look', (person) => change(site.owner, person, { roles: [VIEWER] })],
  ])('see no draft by a link for editing once they %s', async (_, lose) => {
    const person = await createTestContributor(api, site, [EDITOR]);
    const base = `/api/websites/${site.websiteId}`;
    const title = `Not published, for ${person.accountId}`;
    const created = await site.owner.browser.post(`${base}/pages`, { json: { title } });
    const { editUrl } = (await person.browser.get(base)).as(readWebsite);
    const address = `/${String(created.body['urlId'])}${new URL(editUrl).search}`;
    expect((await site.visitor().get(address)).status).toBe(200);
    const home = `/${new URL(editUrl).search}`;
    expect((await site.visitor().get(home)).text).toContain('canvas.js');
    await lose(person);
    expect((await site.visitor().get(address)).status).toBe(404);
    expect((await site.visitor().get(home)).text).not.toContain('canvas.js');
  });

  it('can leave the website and remain logged in', async () => {
    const viewer = await createTestContributor(api, site, [VIEWER]);
    expect((await leave(viewer)).status).toBe(200);
    expect(await standingOf(viewer)).toBeUndefined();
  });
});

describe('the owner', () => {
  it('cannot be changed or removed, by an ADMIN or by the owner, and cannot leave (ROLE-14)', async () => {
    const admin = await createTestContributor(api, site, [ADMIN]);
    for (const by of [admin, site.owner])
      for (const answer of [
        await change(by, site.owner, { roles: [EDITOR] }),
        await remove(by, site.owner),
      ])
        expect([answer.status, answer.body]).toMatchObject([409, { code: 'ownerStays' }]);
    expect((await leave(site.owner)).body).toMatchObject({ code: 'ownerStays' });
    expect(await standingOf(site.owner)).toMatchObject({ isOwner: true });
  });

  it('transfers the website to a contributor and becomes an ADMIN; others cannot (ROLE-14)', async () => {
    const given = await createTestSite(api, 'given');
    const target = await createTestContributor(api, given, [VIEWER]);
    const admin = await createTestContributor(api, given, [ADMIN]);
    const stranger = await createTestAccount(api);
    const { websiteId } = given;
    expect((await transfer(admin, admin, websiteId)).status).toBe(403);
    expect((await transfer(given.owner, stranger, websiteId)).status).toBe(404);
    expect((await transfer(given.owner, given.owner, websiteId)).status).toBe(409);
    expect((await transfer(given.owner, target, websiteId)).status).toBe(200);
    expect(await standingOf(target, websiteId)).toMatchObject({ isOwner: true });
    expect(await standingOf(given.owner, websiteId)).toMatchObject({
      isOwner: false,
      roles: [ADMIN],
    });
    expect((await transfer(given.owner, admin, websiteId)).status).toBe(403);
  });

  it('is exactly one after two concurrent transfers (ROLE-14)', async () => {
    const given = await createTestSite(api, 'twice');
    const targets = [
      await createTestContributor(api, given, [EDITOR]),
      await createTestContributor(api, given, [ADMIN]),
    ];
    const results = await Promise.all(
      targets.map((target) => transfer(given.owner, target, given.websiteId)),
    );
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 403,
    ]);
    const standings = await Promise.all(
      [given.owner, ...targets].map((one) => standingOf(one, given.websiteId)),
    );
    expect(standings.filter((standing) => standing?.isOwner)).toHaveLength(1);
  });
});

describe('a fresh login', () => {
  it('is required by every route with a permission that requires one', () => {
    const starred = api.app.declaredRoutes.flatMap(({ endpoint, access }) =>
      access.audience === 'owner' && freshLoginPermissions.has(access.permission)
        ? [[endpoint.path, access.fresh]]
        : [],
    );
    expect(starred.length).toBeGreaterThanOrEqual(6);
    for (const [name, fresh] of starred) expect([name, fresh]).toEqual([name, true]);
  });

  it('is required for a transfer ten minutes after login, until the password is confirmed (ROLE-14)', async () => {
    const browser = api.config();
    const person = { email: 'fresh@example.com', password: 'as the morning', displayName: 'Fay' };
    await signUpBy(api, browser, person);
    const created = await browser.post('/api/websites', {
      json: { title: 'Fresh', identifier: 'fresh-site' },
    });
    const websiteId = created.body['id'] as string;
    const { account } = (await browser.get('/api/account')).as(readAccount);
    const owner = { accountId: account.id, browser };
    const target = await createTestAccount(api);
    await withTenant(api.database, { websiteId, actorId: undefined }, (tenant) =>
      insertContributor(tenant, target.accountId, [EDITOR], api.clock.now),
    );
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 600_001);
    const stale = await transfer(owner, target, websiteId);
    expect([stale.status, stale.body]).toMatchObject([403, { code: 'freshLoginRequired' }]);
    expect(stale.body).not.toHaveProperty('loginRequired');
    const { password } = person;
    await browser.post('/api/auth/ConfirmPassword', { json: { password } });
    expect((await transfer(owner, target, websiteId)).status).toBe(200);
    api.clock.now = before;
  });
});
