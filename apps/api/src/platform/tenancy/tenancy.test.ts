import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestAccount,
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { Route } from '../routing/define-route.ts';
import '../routing/register-routes.ts';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { withTenant } from '../database/index.ts';
import { tenantDigest, tenantTables } from './tenant-digest.ts';

let api: TestApi;
let site: TestSite;
let otherSite: TestSite;
const canary = 'canary-of-the-other-website';

beforeAll(async () => {
  api = await openTestApi();
  [site, otherSite] = [await createTestSite(api, 'mine'), await createTestSite(api, 'theirs')];
  const base = `/api/websites/${otherSite.websiteId}`;
  await otherSite.owner.browser.post(`${base}/pages`, { json: { title: canary } });
  await otherSite.owner.browser.post(`${base}/releases`, { json: {} });
});
afterAll(() => api.close());

/** Ids that exist on the other website, by the name of the parameter that would take them. */
async function listOtherIds(): Promise<Record<string, string>> {
  const page = await otherSite.inTenant((tenant) =>
    tenant.selectFrom('pages').select('pageId').executeTakeFirstOrThrow(),
  );
  const release = await otherSite.inTenant((tenant) =>
    tenant.selectFrom('releases').select('releaseId').executeTakeFirstOrThrow(),
  );
  return {
    websiteId: otherSite.websiteId,
    pageId: page.pageId,
    releaseId: release.releaseId,
    collectionId: otherSite.shopId,
  };
}

const fill = (path: string, ids: Readonly<Record<string, string>>) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '0123456789abcdef01234567');
const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const callOf = (route: Route, headers: Readonly<Record<string, string>>) =>
  route.endpoint.bodyKind === 'form'
    ? { form: { event: '1' }, headers }
    : route.endpoint.method === 'GET'
      ? { headers }
      : { json: {}, headers };
const ownerRoutes = () =>
  api.app.declaredRoutes.filter((route) => route.access.audience === 'owner');

describe('every registered endpoint', () => {
  it('declares its access', () => {
    expect(api.app.declaredRoutes.length).toBeGreaterThan(25);
    for (const route of api.app.declaredRoutes) expect(route.access, nameOf(route)).toBeDefined();
  });

  it('for owners returns 401 loginRequired without a session, 403 authorizationFail without the right (ROLE-08)', async () => {
    const ids = { ...(await listOtherIds()), websiteId: site.websiteId };
    const viewer = await createTestContributor(api, site, [collaboratorRole.VIEWER]);
    for (const route of ownerRoutes()) {
      const { endpoint } = route;
      const headers = { 'x-website-id': site.websiteId };
      const nobody = await api
        .config()
        .call(endpoint.method, fill(endpoint.path, ids), callOf(route, headers));
      expect([nameOf(route), nobody.status, nobody.body]).toMatchObject([
        nameOf(route),
        401,
        { loginRequired: true },
      ]);
      const weak = await viewer.browser.call(
        endpoint.method,
        fill(endpoint.path, ids),
        callOf(route, headers),
      );
      expect([nameOf(route), weak.status, weak.body]).toMatchObject([
        nameOf(route),
        403,
        { authorizationFail: true },
      ]);
    }
  });

  it('rejects the owner of another website and changes no data of that website (ROLE-09)', async () => {
    const before = await tenantDigest(api.database, otherSite.websiteId);
    const ids = await listOtherIds();
    for (const route of ownerRoutes()) {
      const { endpoint } = route;
      for (const websiteId of [otherSite.websiteId, site.websiteId]) {
        const response = await site.owner.browser.call(
          endpoint.method,
          fill(endpoint.path, { ...ids, websiteId }),
          callOf(route, { 'x-website-id': websiteId }),
        );
        expect(response.text, nameOf(route)).not.toContain(canary);
        if (websiteId === otherSite.websiteId)
          expect([nameOf(route), response.status]).toEqual([nameOf(route), 403]);
        // With one's own website and another's ids a call finds nothing, or does no more than it may on one's own.
        else expect(response.status, nameOf(route)).toBeLessThan(500);
      }
    }
    expect(await tenantDigest(api.database, otherSite.websiteId)).toBe(before);
  });

  it('for owners returns 404 on a site host', async () => {
    const ids = await listOtherIds();
    for (const route of ownerRoutes()) {
      const response = await otherSite
        .visitor()
        .call(
          route.endpoint.method,
          fill(route.endpoint.path, ids),
          callOf(route, { 'x-website-id': otherSite.websiteId }),
        );
      expect([nameOf(route), response.status]).toEqual([nameOf(route), 404]);
    }
  });
});

describe('a role', () => {
  it('that was removed is not applied to the next request', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const pages = () => editor.browser.get(`/api/websites/${site.websiteId}/pages`);
    expect((await pages()).status).toBe(200);
    await site.inTenant((tenant) =>
      tenant.deleteFrom('contributors').where('accountId', '=', editor.accountId).execute(),
    );
    expect((await pages()).status).toBe(403);
  });
});

describe('every tenant table', () => {
  it('returns no row of another website', async () => {
    const stranger = await createTestAccount(api);
    for (const table of await tenantTables(api.database)) {
      const read = (websiteId: string) =>
        withTenant(api.database, { websiteId, actorId: stranger.accountId }, async (tenant) => {
          const { rows } = await sql<{
            websiteId: string;
          }>`select website_id from ${sql.table(table)}`.execute(tenant);
          return rows.filter((row) => row.websiteId !== websiteId);
        });
      expect([table, await read(site.websiteId)]).toEqual([table, []]);
      expect([table, await read(otherSite.websiteId)]).toEqual([table, []]);
    }
  });

  it('is not changed by updates or deletions of another website', async () => {
    const before = await tenantDigest(api.database, otherSite.websiteId);
    for (const table of await tenantTables(api.database)) {
      const attempt = async (
        text: (name: ReturnType<typeof sql.table>) => ReturnType<typeof sql>,
      ) => {
        const scope = { websiteId: site.websiteId, actorId: undefined };
        const changed = withTenant(api.database, scope, async (tenant) => {
          const result = await text(sql.table(table)).execute(tenant);
          return Number(result.numAffectedRows ?? 0);
        });
        // Nobody may change the rows of a ledger.
        const rejected = (error: unknown) => (error as { code?: string }).code;
        expect([0, '42501'], table).toContain(await changed.catch(rejected));
      };
      await attempt(
        (name) =>
          sql`update ${name} set website_id = website_id where website_id = ${otherSite.websiteId}`,
      );
      await attempt((name) => sql`delete from ${name} where website_id = ${otherSite.websiteId}`);
    }
    expect(await tenantDigest(api.database, otherSite.websiteId)).toBe(before);
  });
});
