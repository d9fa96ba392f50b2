import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { callLimits } from './route-access.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi({ rateLimits: true });
  site = await createTestSite(api);
});
afterAll(() => api.close());

const html = { accept: 'text/html' };
/** Asks so often from one address, and answers what came last. */
async function askOften(times: number, path: string, host: string, address: string) {
  let last = await api.app.inject({
    url: path,
    headers: { host, ...html },
    remoteAddress: address,
  });
  for (let count = 1; count < times; count += 1)
    last = await api.app.inject({ url: path, headers: { host, ...html }, remoteAddress: address });
  return last;
}
const siteHost = 'shop.localhost:4000';
const configHost = 'config.localhost:4000';

describe('a page beyond the rate limit of one address', () => {
  it.each([
    ['/config/settings', siteHost, callLimits.read.max, 302],
    ['/', configHost, callLimits.read.max, 302],
    ['/sign-in', configHost, callLimits.login.max, 302],
  ] as const)('%s on %s returns 429 after %i requests', async (path, host, max, status) => {
    expect((await askOften(max, path, host, '192.0.2.10')).statusCode).not.toBe(429);
    const rejected = await askOften(1, path, host, '192.0.2.10');
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await askOften(1, path, host, '192.0.2.11')).statusCode).toBe(status);
  });

  it('returns 429 with an error page of the site', async () => {
    expect(
      (await askOften(callLimits.search.max, '/search?q=mug', siteHost, '192.0.2.20')).statusCode,
    ).toBe(200);
    const rejected = await askOften(1, '/search?q=mug', siteHost, '192.0.2.20');
    expect([rejected.statusCode, rejected.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(rejected.body).toContain('Too many requests. Please try again later.');
    expect(viewOf(rejected.body).site.title).toBe('The shop');
  });

  it('returns 429 with a plain error page if the site is not cached', async () => {
    await createTestSite(api, 'unseen');
    const host = 'unseen.localhost:4000';
    await askOften(callLimits.read.max, '/config/settings', host, '192.0.2.40');
    const rejected = await askOften(1, '/config/settings', host, '192.0.2.40');
    expect([rejected.statusCode, rejected.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(rejected.body).toContain('Too many requests. Please try again later.');
    expect(rejected.body).not.toContain('unseen');
  });

  it('returns 429 for HEAD as well', async () => {
    const ask = () =>
      api.app.inject({
        method: 'HEAD',
        url: '/nowhere',
        headers: { host: siteHost },
        remoteAddress: '192.0.2.30',
      });
    for (let count = 0; count < callLimits.read.max; count += 1) await ask();
    expect((await ask()).statusCode).toBe(429);
  });
});

it('sends no rate limit headers with a page', async () => {
  const { headers } = await site.visitor().get('/', { headers: html });
  expect(Object.keys(headers).filter((name) => name.includes('ratelimit'))).toEqual([]);
});

it('does not limit requests to /healthz', async () => {
  for (let count = 0; count < callLimits.read.max + 10; count += 1)
    expect(
      (await api.app.inject({ url: '/healthz', headers: { host: siteHost } })).statusCode,
    ).toBe(200);
});
