import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { serverLimits } from './limits.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** Sends bytes as they are and reads what comes back until the server closes the connection. */
function exchange(
  bytes: string,
  waitMs = 5_000,
): Promise<{ readonly text: string; readonly closedAfterMs: number }> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const end = () => resolve({ text, closedAfterMs: performance.now() - startedAt });
    socket.setTimeout(waitMs, () => socket.destroy());
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', end);
    socket.on('error', end);
    socket.write(bytes);
  });
}

const request = (lines: readonly string[], body = '') =>
  `${[...lines, 'connection: close', `content-length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body}`;
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
const post = (contentType: string, body: string) =>
  request(
    [
      'POST /api/auth/Login HTTP/1.1',
      'host: config.localhost:4000',
      `content-type: ${contentType}`,
      'accept: application/json',
    ],
    body,
  );

describe('an invalid request', () => {
  it.each([
    ['two Host headers', request(['GET / HTTP/1.1', 'host: a.example', 'host: b.example'])],
    ['no Host header', request(['GET / HTTP/1.1'])],
    [
      'an absolute target',
      request(['GET http://evil.example/ HTTP/1.1', 'host: config.localhost']),
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header with a line break', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\n b: c\r\n\r\n'],
  ])('with %s returns 400', async (_, bytes) => {
    expect(statusOf((await exchange(bytes)).text)).toBe(400);
  });

  it.each([
    ['text/plain', '{"email":"a@b.cd","password":"x"}', 415],
    ['application/json', '{"email":', 400],
    ['application/json', `${'['.repeat(500)}${']'.repeat(500)}`, 400],
    ['application/json', String.raw`{"email":"a\u0000@b.cd","password":"x"}`, 400],
    ['application/json', String.raw`{"email":"\ud800@b.cd","password":"x"}`, 400],
    ['application/json', '{"__proto__":{"admin":true}}', 400],
    ['application/json', JSON.stringify({ email: 'x'.repeat(serverLimits.bodyBytes) }), 413],
    ['application/x-www-form-urlencoded', 'a=1&'.repeat(serverLimits.formKeys + 1), 400],
  ])('of type %s and body %.40s… returns %s', async (contentType, body, status) => {
    const { text } = await exchange(post(contentType, body));
    expect(statusOf(text)).toBe(status);
    expect(text).not.toMatch(/at .*\.ts:|node_modules/);
  });

  it('with too large headers returns 431', async () => {
    const { text } = await exchange(
      request([
        'GET / HTTP/1.1',
        'host: config.localhost',
        `x-long: ${'x'.repeat(serverLimits.maxHeaderBytes)}`,
      ]),
    );
    expect(statusOf(text)).toBe(431);
  });

  it('with too long a URL returns 414', async () => {
    const { text } = await exchange(
      request([`GET /${'x'.repeat(serverLimits.urlLength)} HTTP/1.1`, 'host: config.localhost']),
    );
    expect(statusOf(text)).toBe(414);
  });
});

describe('a slow connection', () => {
  it('is closed after the timeout when its headers are incomplete', async () => {
    const { closedAfterMs } = await exchange(
      'GET / HTTP/1.1\r\nhost: config.localhost\r\nx-slow: ',
      12_000,
    );
    expect(closedAfterMs).toBeLessThan(
      serverLimits.headersTimeoutMs + 4 * serverLimits.checkIntervalMs,
    );
  });
});

describe('the client address', () => {
  it('ignores X-Forwarded-For and X-Real-IP without a trusted proxy', async () => {
    const limited = await openTestApi({ rateLimits: true });
    const statuses: number[] = [];
    for (let count = 0; count < 52; count += 1) {
      const response = await limited.app.inject({
        method: 'POST',
        url: '/api/auth/Login',
        remoteAddress: '192.0.2.7',
        headers: {
          host: 'config.localhost:4000',
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${count}`,
          'x-real-ip': `198.51.100.${count}`,
        },
        payload: '{}',
      });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) {
        expect(response.json()).toMatchObject({ code: 'tooManyRequests' });
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await limited.close();
  });
});

describe('a server during shutdown', () => {
  // Without an end of its own such a connection holds the server for a quarter of a minute.
  it('does not wait for idle connections without a request', { timeout: 9_000 }, async () => {
    const own = await openTestApi();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: ownPort } = own.app.server.address() as AddressInfo;
    const accepted = once(own.app.server, 'connection');
    const socket = connect(ownPort, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.resume();
    await accepted;
    await own.close();
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  /** A connection to a server of its own that has sent so much, which the server has read. */
  async function begun(text: string) {
    const own = await openTestApi();
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: ownPort } = own.app.server.address() as AddressInfo;
    const accepted = once(own.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect(ownPort, '127.0.0.1');
    socket.write(text);
    const [atServer] = await accepted;
    await expect.poll(() => atServer.bytesRead).toBe(text.length);
    return { own, socket };
  }

  it('responds to a request with a partially received head', { timeout: 9_000 }, async () => {
    const { own, socket } = await begun('GET /healthz HTTP/1.1\r\n');
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    const stopped = own.close();
    socket.write('host: config.localhost:4000\r\n\r\n');
    const [result] = await answered;
    expect(String(result)).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*"status":"ok"/i,
    );
    await stopped;
  });

  it(
    'closes connections with an unfinished request after the timeout',
    { timeout: 30_000 },
    async () => {
      const { own, socket } = await begun(
        'POST /api/auth/Login HTTP/1.1\r\nhost: config.localhost:4000\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
      );
      socket.on('error', () => {});
      let result = '';
      socket.on('data', (chunk) => (result += String(chunk)));
      // A cut connection may be reset, which `once` would report instead of the end.
      const closed = new Promise((resolve) => socket.on('close', resolve));
      const trickle = setInterval(() => socket.write(' '), 200);
      await own.close();
      clearInterval(trickle);
      await closed;
      // The connection closes without a response: the time limit of the body itself ends later.
      expect(result).toBe('');
    },
  );
});
