import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askServer } from '../../testing/ask-server.ts';
import { createTestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { serverLimits } from './limits.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await createTestSite(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

/** Sends the lines of a request, and returns the whole answer. */
const send = (...lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => resolve(text));
    socket.on('error', () => {});
    socket.write([...lines, 'accept: text/html', 'connection: close', '', ''].join('\r\n'));
  });

const statusOf = (result: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(result)?.[1]);
const host = 'host: shop.localhost:4000';

describe('a request target in absolute form', () => {
  it('is handled like its path', async () => {
    const response = await send('GET http://shop.localhost:4000/shop?a=1 HTTP/1.1', host);
    expect(statusOf(response)).toBe(200);
    expect(response).toContain('"path":"/shop"');
    const call = await send('GET http://shop.localhost:4000/api/nothing HTTP/1.1', host);
    expect(call).toMatch(/^HTTP\/1\.1 404 [^]*"code":"notFound"/);
  });

  it.each([
    'http://evil.example/',
    'http://evil.example',
    'http://shop.localhost:4000@evil.example/',
  ])('returns 400 when its host differs from the Host header: %s', async (target) => {
    expect(statusOf(await send(`GET ${target} HTTP/1.1`, host))).toBe(400);
  });
});

describe('requests with a default response of Node.js get our security headers', () => {
  it('a request without a Host header (400)', async () => {
    const response = await send('GET / HTTP/1.1');
    expect(statusOf(response)).toBe(400);
    expect(response).toMatch(/x-content-type-options: nosniff\r\n[^]*<!doctype html>/i);
  });

  it('a CONNECT request (405)', async () => {
    const response = await send('CONNECT evil.example:443 HTTP/1.1', host);
    expect(statusOf(response)).toBe(405);
    expect(response).toMatch(/x-content-type-options: nosniff\r\n[^]*allow: GET, HEAD\r\n/i);
  });

  it('a request with an unknown Expect header, which is ignored', async () => {
    const response = await send('GET /shop HTTP/1.1', host, 'expect: something-else');
    expect(statusOf(response)).toBe(200);
    expect(response).toMatch(/x-content-type-options: nosniff\r\n/i);
  });

  it.each([serverLimits.urlLength + 1, serverLimits.maxHeaderBytes + 1, 40_000])(
    'a request with a path of %i characters (414)',
    async (length) => {
      const response = await send(`GET /${'x'.repeat(length)} HTTP/1.1`, host);
      expect(statusOf(response)).toBe(414);
      expect(response).toMatch(/x-content-type-options: nosniff\r\n[^]*too long/i);
    },
  );
});

describe('a redirect', () => {
  const locationOf = (result: string) => /^location: (.*)\r$/im.exec(result)?.[1];

  // Written as they are: a client would resolve the dots before it asks.
  it.each([
    ['/.//evil.example?ticket=a', '/./evil.example'],
    ['/shop/..//evil.example/?ticket=a&b=c', '/shop/../evil.example?b=c'],
    ['/%2e//evil.example?ticket=a', '/./evil.example'],
    ['//evil.example?ticket=a', '/evil.example'],
    ['///evil.example/..//evil.example?ticket=a', '/evil.example/../evil.example'],
    [String.raw`/.\\evil.example?ticket=a`, '/.%5C%5Cevil.example'],
    ['//?ticket=a', '/'],
    ['//shop', '/shop'],
    ['//evil.example', undefined],
    ['/shop/..//evil.example', undefined],
  ])('from %s stays on the site: %s', async (target, location) => {
    expect(locationOf(await send(`GET ${target} HTTP/1.1`, host))).toBe(location);
  });
});

it('accepts a Host header with an empty port', async () => {
  expect(statusOf(await send('GET /shop HTTP/1.1', 'host: shop.localhost:'))).toBe(200);
});

describe('a request body', () => {
  const post = (headers: Readonly<Record<string, string>>, payload: string | Buffer) =>
    api.app.inject({
      method: 'POST',
      url: '/api/auth/Login',
      headers: {
        host: 'config.localhost:4000',
        origin: 'http://config.localhost:4000',
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });

  it.each(['gzip', 'BR', 'gzip, identity', 'deflate'])(
    'with the Content-Encoding %s returns 415 with Accept-Encoding: identity',
    async (encoding) => {
      const response = await post({ 'content-encoding': encoding }, gzipSync('{}'));
      expect([
        response.statusCode,
        response.json(),
        response.headers['accept-encoding'],
      ]).toMatchObject([415, { code: 'unsupportedMediaType' }, 'identity']);
    },
  );

  it('is parsed with the Content-Encoding identity or a byte order mark', async () => {
    const plain = (await post({}, '{}')).json<{ code: string }>().code;
    expect(plain).not.toBe('malformedRequest');
    const others = [
      await post({ 'content-encoding': 'Identity' }, '{}'),
      await post({ 'content-encoding': '' }, '{}'),
      await post({}, '\ufeff{}'),
    ];
    expect(others.map((response) => response.json<{ code: string }>().code)).toEqual([
      plain,
      plain,
      plain,
    ]);
  });
});

it('sends a keep-alive timeout of 75 s', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  const result = await askServer({
    port,
    host: 'shop.localhost:4000',
    path: '/healthz',
    headers: { connection: 'keep-alive' },
  });
  expect(result.headers['keep-alive']).toBe('timeout=75');
});

describe('an unsupported method', () => {
  it.each([
    ['GET', '/api/consent', 'POST'],
    ['DELETE', '/api/consent', 'POST'],
    ['OPTIONS', '/api/consent?a=1', 'POST'],
    ['POST', '/api/rest/cart/nothing', undefined],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['GET', '/api/websites', undefined],
    ['POST', '/shop', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])(
    '%s %s returns 405 with Allow: %s (404 for an unknown path)',
    async (method, path, allowed) => {
      const { headers, statusCode } = await api.app.inject({
        method: method as 'GET',
        url: path,
        headers: { host: 'shop.localhost:4000' },
      });
      expect([statusCode, headers['allow']]).toEqual([allowed === undefined ? 404 : 405, allowed]);
    },
  );

  it.each([
    ['GET', '/api/auth/Login', 'POST'],
    ['PUT', '/api/websites', 'GET, HEAD, POST'],
    ['POST', '/config/shop', 'GET, HEAD'],
    ['POST', '/nothing', undefined],
    ['GET', '/api/consent', undefined],
  ])(
    '%s %s on the configuration host returns 405 with Allow: %s (404 for an unknown path)',
    async (method, path, allowed) => {
      const { headers, statusCode } = await api.app.inject({
        method: method as 'GET',
        url: path,
        headers: { host: 'config.localhost:4000', accept: 'text/html' },
      });
      expect([statusCode, headers['allow']]).toEqual([allowed === undefined ? 404 : 405, allowed]);
    },
  );
});
