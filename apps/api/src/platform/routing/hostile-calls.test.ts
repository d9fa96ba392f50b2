import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import type { TestResponse } from '../../testing/test-client.ts';
import type { Route } from './define-route.ts';
import './register-routes.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const nameOf = ({ endpoint }: Route) => `${endpoint.method} ${endpoint.path}`;
const routes = (method: 'GET' | 'other') =>
  api.app.declaredRoutes.filter(
    ({ endpoint }) => (endpoint.method === 'GET') === (method === 'GET'),
  );
/** Ids that nothing has; the website is one's own. */
const pathOf = ({ endpoint }: Route) =>
  endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'websiteId' ? site.websiteId : '0123456789abcdef01234567',
  );
const headers = () => ({ 'x-website-id': site.websiteId, accept: 'application/json' });
const browserFor = ({ access }: Route) =>
  access.origin === 'site' ? site.visitor() : site.owner.browser;

const rejectsPath = ({ endpoint }: Route) => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(
    names.map((name) => [name, name === 'websiteId' ? site.websiteId : '0123456789abcdef01234567']),
  );
  return endpoint.params?.safeParse(params).success === false;
};

function expectRejected(result: TestResponse, sent: string): void {
  expect([sent, result.status, result.body]).toMatchObject([
    sent,
    400,
    { error: expect.any(String), errors: expect.any(Object) },
  ]);
}

describe('every endpoint', () => {
  it('rejects an invalid body with 400 and {error, errors}, never with 500 (API-02)', async () => {
    const bodies = [
      {},
      { a: 1 },
      [],
      'text',
      7,
      null,
      { title: { deep: [] }, rows: 'x', operations: 3, email: [] },
    ];
    let rejected = 0;
    for (const route of routes('other')) {
      const { endpoint } = route;
      if (endpoint.body === undefined || rejectsPath(route)) continue;
      // The body of a signed call is not read before its signature is checked.
      if (endpoint.bodyKind === 'signed') continue;
      const browser = browserFor(route);
      for (const json of bodies) {
        const sent = `${nameOf(route)} ${JSON.stringify(json)}`;
        const response = await browser.call(endpoint.method, pathOf(route), {
          json,
          headers: headers(),
        });
        if (endpoint.body.safeParse(json ?? {}).success)
          expect(response.status, sent).toBeLessThan(500);
        else {
          expectRejected(response, sent);
          rejected += 1;
        }
      }
    }
    expect(rejected).toBeGreaterThan(100);
  });

  it('rejects an invalid query with 400 and {error, errors}, never with 500 (API-02)', async () => {
    let rejected = 0;
    for (const route of routes('GET')) {
      const { endpoint } = route;
      if (rejectsPath(route)) continue;
      const names =
        endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : ['anything'];
      const browser = browserFor(route);
      for (const name of names)
        for (const query of [
          { [name]: ['a', 'b'] },
          { [name]: 'x'.repeat(6_000) },
          { [name]: '-1' },
          { [name]: '{"a":[]}' },
          { [name]: '' },
          { [name]: "'; drop table pages; --" },
        ]) {
          const search = Object.entries(query)
            .flatMap(([key, value]) =>
              [value].flat().map((text) => `${key}=${encodeURIComponent(text)}`),
            )
            .join('&');
          const sent = `${nameOf(route)}?${search.slice(0, 80)}`;
          const response = await browser.get(`${pathOf(route)}?${search}`, { headers: headers() });
          if (endpoint.query?.safeParse(query).success === false) {
            expectRejected(response, sent);
            rejected += 1;
          } else expect(response.status, sent).toBeLessThan(500);
        }
    }
    expect(rejected).toBeGreaterThan(20);
  });

  it('rejects a query with a NUL character with 400, also in unknown parameters', async () => {
    for (const route of routes('GET')) {
      const response = await browserFor(route).get(`${pathOf(route)}?search=%00`, {
        headers: headers(),
      });
      expect([nameOf(route), response.status, response.body]).toMatchObject([
        nameOf(route),
        400,
        { code: 'malformedRequest' },
      ]);
    }
  });
});
