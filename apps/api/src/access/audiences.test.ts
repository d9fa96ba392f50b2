import { websiteStatus } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedTables } from '../testing/changed-tables.ts';
import { setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStore } from '../testing/test-checkout.ts';
import type { TestResponse, TestRequestOptions } from '../testing/test-client.ts';
import { publicCalls } from './calls/public-calls.ts';
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await setStoreSettings(site, testStore);
});
afterAll(() => api.close());

const routes = specifiedRoutes.filter(({ audience }) => audience !== 'owner');
const at = (host: SpecifiedRoute['host']) => routes.filter((route) => route.host === host);
const rowOf = ({ name }: SpecifiedRoute) => {
  const row = publicCalls[name];
  if (row === undefined) throw new Error(`There is no call of ${name}.`);
  return row;
};

/** Makes a prepared call with these changes; answers it with the tables that it changed. */
async function tryCall(
  route: SpecifiedRoute,
  change: TestRequestOptions = {},
  before: () => Promise<void> = async () => {},
): Promise<{ readonly answer: TestResponse; readonly changed: readonly string[] }> {
  const { browser, url, ...call } = await rowOf(route).prepare({ api, site });
  await before();
  let result: TestResponse | undefined;
  const changed = await changedTables(api.database, site.websiteId, async () => {
    const headers = { accept: 'application/json', ...call.headers, ...change.headers };
    result = await browser.call(route.method, url, { ...call, ...change, headers });
  });
  return { answer: result!, changed };
}

it('defines a test call for exactly the routes that are not owner routes', () => {
  const names = routes.map(({ name }) => name);
  expect(Object.keys(publicCalls).toSorted()).toEqual(names.toSorted());
});

describe('a route that is not an owner route', () => {
  it.each(routes)(
    'responds with the expected status and changes only its declared tables: $name (ROLE-01)',
    async (route) => {
      const { answer: result, changed } = await tryCall(route);
      const { status, changes = [] } = rowOf(route);
      expect([result.status, changed]).toEqual([status, changes.toSorted()]);
    },
  );
});

describe('an account route', () => {
  // The way to a site shows no more to strangers than the site itself.
  const accountRoutes = routes.filter(
    ({ audience, path }) => audience === 'account' && path.startsWith('/api/'),
  );

  it.each(accountRoutes)(
    'responds with 401 loginRequired when not logged in: $name (ROLE-08)',
    async (route) => {
      const { url, browser: _, ...call } = await rowOf(route).prepare({ api, site });
      const changed = await changedTables(api.database, site.websiteId, async () => {
        const response = await api.config().call(route.method, url, call);
        expect([response.status, response.body]).toMatchObject([
          401,
          { error: 'Unauthorized request', code: 'loginRequired', loginRequired: true },
        ]);
      });
      expect(changed).toEqual([]);
    },
  );
});

describe('a route of one kind of host', () => {
  const paths = (host: SpecifiedRoute['host']) => new Set(at(host).map(({ path }) => path));
  const otherHostPaths = { site: paths('config'), config: paths('site') };
  const hostOf = { site: 'config.localhost:4000', config: 'shop.localhost:4000' };
  const oneHost = (['site', 'config'] as const).flatMap((host) =>
    at(host)
      .filter(({ path }) => !otherHostPaths[host].has(path))
      // Every address of the site is a page of it, and every one below /config leads from there to the other host.
      .filter(({ path }) => path !== '/' && path !== '/*' && !path.startsWith('/config'))
      .map((route) => ({ ...route, other: hostOf[host] })),
  );

  it.each(oneHost)('is not found on the other kind: $name', async ({ other, ...route }) => {
    const headers = { host: other, origin: `http://${other}` };
    const { answer: result, changed } = await tryCall(route, { headers });
    expect([result.status, changed]).toEqual([404, []]);
  });

  it.each([...at('site'), ...at('config')])(
    'is not found on an unknown host: $name',
    async (route) => {
      const headers = { host: 'nobody.localhost:4000', origin: 'http://nobody.localhost:4000' };
      const { answer: result, changed } = await tryCall(route, { headers });
      expect([result.status, changed]).toEqual([404, []]);
    },
  );
});

describe('an expired website', () => {
  const setStatus = async (status: number) => {
    await site.inTenant((tenant) => tenant.updateTable('websites').set({ status }).execute());
    api.services.hosts.forgetSite(site.websiteId);
  };
  const served = at('site').filter(({ path }) => !path.startsWith('/config'));

  it.each(served)('responds with 404 and stores nothing: $name (CONTENT-07)', async (route) => {
    const { answer: result, changed } = await tryCall(route, {}, () =>
      setStatus(websiteStatus.EXPIRED),
    );
    await setStatus(websiteStatus.PAID);
    expect([result.status, changed]).toEqual([404, []]);
  });
});
