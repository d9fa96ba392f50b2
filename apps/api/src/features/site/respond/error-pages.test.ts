import { connect, type AddressInfo } from 'node:net';
import { websiteStatus } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { testRenderer, viewOf } from '../../../testing/test-renderer.ts';
import { DatabaseOutage } from '../../../platform/database/outage.ts';
import { serverLimits } from '../../../platform/server/limits.ts';

/** Renders every page but one. */
const renderer: typeof testRenderer = {
  ...testRenderer,
  renderPage(view) {
    if (view.path === '/breaks' && view.main.kind !== 'error') throw new Error('broken');
    return testRenderer.renderPage(view);
  },
};

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi({ rateLimits: true, services: () => ({ renderer }) });
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  await site.owner.browser.post(`${base}/pages`, { json: { title: 'Breaks' } });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

const htmlType = 'text/html; charset=utf-8';
const long = 'x'.repeat(serverLimits.urlLength);
const large = 'x'.repeat(serverLimits.bodyBytes + 1);
const json = { 'content-type': 'application/json' };

interface Failure {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

const fail = async (host: string, { method = 'GET', path, headers, payload }: Failure) => {
  const response = await api.app.inject({
    method,
    url: path,
    headers: { host, accept: 'text/html', ...headers },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: '192.0.2.9',
  });
  return { status: response.statusCode, headers: response.headers, text: response.body };
};

const failures: readonly [name: string, status: number, failure: Failure][] = [
  ['a bare percent sign', 400, { path: '/100%' }],
  ['an incomplete UTF-8 sequence', 400, { path: '/%E0%A4%A' }],
  ['an incomplete UTF-8 sequence in an item', 400, { path: '/shop/%E0%A4%A' }],
  ['a NUL', 400, { path: '/a%00b' }],
  ['an encoded slash and dots', 404, { path: '/a%2F..%2Fb' }],
  ['dots', 404, { path: '/%2e%2e/%2e%2e/etc/passwd' }],
  ['a path without a page', 404, { path: '/nowhere' }],
  ['a missing file', 404, { path: '/s/000000000000000000000000/x.jpg' }],
  ['a missing chunk', 404, { path: '/assets/app/nothing.js' }],
  ['a chunk outside of the folder', 404, { path: '/assets/app/%2e%2e/secret.js' }],
  ['a POST to a page', 405, { method: 'POST', path: '/shop', payload: 'a=b' }],
  ['a DELETE of a page', 405, { method: 'DELETE', path: '/' }],
  ['OPTIONS of a page', 405, { method: 'OPTIONS', path: '/' }],
  [
    'a body that is too large',
    413,
    { method: 'POST', path: '/shop', headers: json, payload: large },
  ],
  ['a URL that is too long', 414, { path: `/${long}` }],
  ['a query that is too long', 414, { path: `/shop?a=${long}` }],
  ['a page that fails', 500, { path: '/breaks' }],
];

describe('a failed navigation on a site', () => {
  it.each(failures)('caused by %s gets a page of the site: %i', async (_, status, failure) => {
    const result = await fail('shop.localhost:4000', failure);
    expect([result.status, result.headers['content-type']]).toEqual([status, htmlType]);
    const { site: shown, head, main } = viewOf(result.text);
    expect([shown.title, head.noIndex]).toEqual(['The shop', true]);
    expect(main.kind).toBe(status === 404 ? 'notFound' : 'error');
    expect(result.headers['cache-control']).toContain('no-store');
    expect(result.text).not.toMatch(/FST_|node_modules|statusCode/);
  });

  it('lists the methods that a page allows', async () => {
    const { headers } = await fail('shop.localhost:4000', { method: 'PUT', path: '/shop' });
    expect(headers.allow).toBe('GET, HEAD');
  });

  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://shop.localhost:4000',
  };
  it.each<[string, number, string, string]>([
    ['that there is none of any more', 404, '/api/form/post', `formId=${'0'.repeat(24)}`],
    ['with more than it takes', 413, '/api/form/post', `a=${large}`],
    ['that cannot be read', 400, '/api/form/post', 'a=%00'],
    ['of a cart, without a button', 400, '/api/cart/post', 'action=burn'],
  ])('caused by a plain form %s gets a page of the site: %i', async (_, status, path, payload) => {
    const failure = { method: 'POST', path, headers: form, payload } as const;
    const result = await fail('shop.localhost:4000', failure);
    expect([result.status, result.headers['content-type']]).toEqual([status, htmlType]);
    expect(viewOf(result.text).site.title).toBe('The shop');
  });

  it('shows the request id of internal errors only', async () => {
    const broken = viewOf((await fail('shop.localhost:4000', { path: '/breaks' })).text).main;
    const unread = viewOf((await fail('shop.localhost:4000', { path: '/100%' })).text).main;
    expect(broken).toEqual({
      kind: 'error',
      status: 500,
      requestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
    expect(unread).toEqual({
      kind: 'error',
      status: 400,
      message: 'The request could not be read.',
    });
  });

  it('explains the error in the language of the site', async () => {
    const other = await createTestSite(api, 'deutsch');
    await other.inTenant((tenant) =>
      tenant.updateTable('websites').set({ locale: 'de-CH' }).execute(),
    );
    api.services.hosts.forget();
    const { text } = await fail('deutsch.localhost:4000', { path: '/100%' });
    expect(viewOf(text).main).toMatchObject({
      message: expect.stringContaining('Anfrage') as string,
    });
  });

  it('caused by too many requests gets a page of the site with Retry-After', async () => {
    const search = () => fail('shop.localhost:4000', { path: '/search?q=mug' });
    let response = await search();
    for (let count = 0; count < 100 && response.status === 200; count += 1)
      response = await search();
    expect([response.status, response.headers['content-type']]).toEqual([429, htmlType]);
    expect(viewOf(response.text).site.title).toBe('The shop');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('gets a page of a cached site while the database is unavailable', async () => {
    await fail('shop.localhost:4000', { path: '/' });
    const outage = () => Promise.reject(new DatabaseOutage('databaseUnavailable'));
    const away = vi.spyOn(api.services.revisions, 'current').mockImplementation(outage);
    const result = await fail('shop.localhost:4000', { path: '/cart' });
    away.mockRestore();
    expect([result.status, viewOf(result.text).site.title]).toEqual([503, 'The shop']);
    expect(viewOf(result.text).main).toMatchObject({ kind: 'error', status: 503 });
    expect(Number(result.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a failed call', () => {
  const calls = failures.filter(
    ([name, status]) => status !== 405 && status !== 500 && name !== 'dots',
  );
  it.each(calls)('caused by %s gets JSON for every client: %i', async (_, status, failure) => {
    const result = await fail('shop.localhost:4000', { ...failure, path: `/api${failure.path}` });
    expect(result.status).toBe(status);
    expect(JSON.parse(result.text)).toMatchObject({
      code: expect.any(String) as string,
      requestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
  });

  it('gets JSON for a client that accepts JSON', async () => {
    const headers = { accept: 'application/json' };
    const result = await fail('shop.localhost:4000', { path: '/nowhere', headers });
    expect([result.status, JSON.parse(result.text)]).toMatchObject([404, { code: 'notFound' }]);
  });
});

describe('a failed navigation on other hosts', () => {
  const plain = /^<!doctype html>[^]*<style>[^]*<h1>/;

  it.each(failures.filter(([, status]) => ![405, 500].includes(status)))(
    'caused by %s in the configuration area gets a plain page',
    async (_, status, failure) => {
      const result = await fail('config.localhost:4000', failure);
      expect(result.status).toBe(status);
      expect(result.headers['content-type']).toBe(htmlType);
      expect(result.text).toMatch(plain);
      expect(result.text).not.toContain('There is no website');
      expect(result.text).toContain('<a href="/config/">');
    },
  );

  it('gets the neutral page on an unknown host', async () => {
    for (const path of ['/', '/100%', '/nowhere']) {
      const result = await fail('nobody.localhost:4000', { path });
      expect([path, result.headers['content-type']]).toEqual([path, htmlType]);
      expect(result.text).toMatch(plain);
    }
    const { status, text } = await fail('nobody.localhost:4000', { path: '/' });
    expect([status, text]).toEqual([404, expect.stringContaining('There is no website at this')]);
  });

  it('gets a plain page on a closed or parked site', async () => {
    for (const status of [websiteStatus.EXPIRED, websiteStatus.ACTIVE_PARKING_PAGE]) {
      const other = await createTestSite(api, `state-${status}`);
      await other.inTenant((tenant) => tenant.updateTable('websites').set({ status }).execute());
      api.services.hosts.forget();
      const result = await fail(`state-${status}.localhost:4000`, { path: '/100%' });
      expect([result.status, result.text]).toEqual([400, expect.stringMatching(plain)]);
    }
  });
});

describe('an invalid HTTP request', () => {
  const ask = (text: string) =>
    new Promise<string>((resolve) => {
      const { port } = api.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      let read = '';
      socket.on('data', (chunk) => (read += String(chunk)));
      socket.on('close', () => resolve(read));
      socket.on('error', () => {});
      socket.write(text);
    });
  const cookies = `cookie: a=${'x'.repeat(serverLimits.maxHeaderBytes)}`;

  it('gets a page if a browser sent it', async () => {
    const browser = 'host: shop.localhost\r\naccept: text/html,*/*;q=0.8';
    const response = await ask(`GET / HTTP/1.1\r\n${browser}\r\n${cookies}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(response).toMatch(/x-content-type-options: nosniff\r\n/);
    expect(response).toMatch(/<!doctype html>[^]*delete the cookies of this site/);
  });

  it('gets a JSON error if it was an API call', async () => {
    const call = 'POST /api/cart HTTP/1.1\r\nhost: shop.localhost\r\naccept: text/html';
    const response = await ask(`${call}\r\n${cookies}\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(response.slice(response.indexOf('{')))).toMatchObject({
      code: 'headersTooLarge',
      requestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    });
  });

  it('gets a page of the site if its method is unknown', async () => {
    for (const method of ['PROPFIND', 'MKCOL', 'TRACE']) {
      const result = await ask(
        `${method} /shop HTTP/1.1\r\nhost: shop.localhost:4000\r\nconnection: close\r\n\r\n`,
      );
      expect([method, result]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 405 /)]);
      expect(result).toMatch(/allow: GET, HEAD\r\n[^]*"title":"The shop"/);
    }
  });

  it('gets 400 if it cannot be parsed', async () => {
    const result = await ask('nonsense\r\n\r\n');
    expect(result).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(result).not.toMatch(/Client Error|statusCode/);
  });
});
