import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedTables } from '../testing/changed-tables.ts';
import { setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { testStore } from '../testing/test-checkout.ts';
import type { TestResponse } from '../testing/test-client.ts';
import { ownerCallOf } from './calls/owner-calls.ts';
import { publicCalls } from './calls/public-calls.ts';
import type { PublicCall } from './calls/public-call-row.ts';
import { specifiedRoutes, type SpecifiedRoute } from './specified-routes.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  await setStoreSettings(site, testStore);
});
afterAll(() => api.close());

/** A valid call of a route with the browser that may make it: the owner's for an owner route. */
async function prepare(route: SpecifiedRoute): Promise<PublicCall> {
  const scope = { api, site };
  return route.audience === 'owner'
    ? { browser: site.owner.browser, ...(await ownerCallOf(route)(scope)) }
    : publicCalls[route.name]!.prepare(scope);
}

/** A signed call has no origin: `receive-stripe-event.test.ts` forges it. */
const unsafe = specifiedRoutes.filter(({ guard }) => guard !== '-' && guard !== 'signed');
type Headers = Readonly<Record<string, string | undefined>>;

/** Makes one call with each of these headers; answers the calls, which must have changed nothing. */
async function tryEach(route: SpecifiedRoute, tries: readonly Headers[]): Promise<TestResponse[]> {
  const { browser, url, ...call } = await prepare(route);
  const results: TestResponse[] = [];
  const changed = await changedTables(api.database, site.websiteId, async () => {
    for (const headers of tries)
      results.push(
        await browser.call(route.method, url, {
          ...call,
          headers: { accept: 'application/json', ...call.headers, ...headers },
        }),
      );
  });
  expect(changed).toEqual([]);
  return results;
}

describe('a state-changing route', () => {
  it.each(unsafe)('responds with 403 to requests from other origins: $name', async (route) => {
    const from = (origin: string) => ({ origin });
    const sent = (place: string) => ({ origin: undefined, 'sec-fetch-site': place });
    const tries = [
      from('https://evil.example'),
      // A neighbor on the same domain is another tenant.
      from('http://neighbor.localhost:4000'),
      from('https://shop.localhost:4000'),
      from('http://shop.localhost'),
      from('null'),
      sent('cross-site'),
      sent('same-site'),
      { origin: undefined, referer: 'https://evil.example/page' },
    ];
    for (const [index, { status, body }] of (await tryEach(route, tries)).entries())
      expect([tries[index], status, body]).toMatchObject([
        tries[index],
        403,
        { code: 'foreignOrigin' },
      ]);
  });

  it.each(unsafe.filter(({ guard }) => guard === 'crumb'))(
    'rejects a call without the crumb and sets a new one: $name (DATA-07)',
    async (route) => {
      const tries = [{ 'x-csrf-token': undefined }, { 'x-csrf-token': 'made.up' }];
      for (const { status, body, headers } of await tryEach(route, tries)) {
        expect([status, body]).toMatchObject([400, { code: 'crumbFail', crumbFail: true }]);
        expect(String(headers['set-cookie'])).toMatch(/^crumb=[\w-]+\.[\w-]+;/);
      }
    },
  );
});
