import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSafeFetch, type OutgoingRequest } from './safe-fetch.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A server on this machine; returns its port. */
async function serve(handle: Handler): Promise<number> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closings.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

const local = { address: '127.0.0.1', family: 4 };
const allowed = ['127.0.0.0/8'];

/** Calls servers of this machine under any name. */
const fetchLocal = (request: OutgoingRequest) =>
  createSafeFetch({ allowed, resolve: async () => [local] })(request);

describe('safeFetch', () => {
  it('sends a request with its headers and body to the host, and returns any response', async () => {
    const port = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method, url, headers } = request;
        response.statusCode = 418;
        response.setHeader('x-mine', 'yes');
        response.end(
          JSON.stringify({
            method,
            url,
            host: headers.host,
            sent: headers['x-sent'],
            encoding: headers['accept-encoding'],
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
    });
    const result = await fetchLocal({
      url: `http://rates.example:${port}/quote?a=1`,
      method: 'POST',
      headers: { 'x-sent': '1' },
      body: '{"ä":1}',
    });
    if (!result.ok) throw new Error(result.error);
    expect(result.response.status).toBe(418);
    expect(result.response.headers['x-mine']).toBe('yes');
    expect(JSON.parse(result.response.body.toString())).toEqual({
      method: 'POST',
      url: '/quote?a=1',
      host: `rates.example:${port}`,
      sent: '1',
      encoding: 'identity',
      body: '{"ä":1}',
    });
  });

  it.each([
    ['no address', 'rates'],
    ['another protocol', 'file:///etc/passwd'],
    ['a user', 'http://user@rates.example/'],
    ['a password', 'http://:secret@rates.example/'],
  ])('rejects %s as invalidUrl', async (_, url) => {
    expect(await fetchLocal({ url })).toEqual({ ok: false, error: 'invalidUrl' });
  });

  it.each([
    ['http://127.0.0.1/'],
    ['http://127.1/'],
    ['http://0x7f000001/'],
    ['http://2130706433/'],
    ['http://[::1]/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['http://169.254.169.254/latest/meta-data'],
    ['http://8.8.8.8:22/'],
    ['https://8.8.8.8:8443/'],
  ])('does not call %s', async (url) => {
    expect(await createSafeFetch()({ url })).toEqual({ ok: false, error: 'privateAddress' });
  });

  it('does not call a name if any of its addresses is private, or none is found', async () => {
    const of = (addresses: readonly string[]) =>
      createSafeFetch({
        resolve: async () => addresses.map((address) => ({ address, family: 4 })),
      })({
        url: 'http://rates.example/',
      });
    expect(await of(['8.8.8.8', '10.0.0.1'])).toEqual({ ok: false, error: 'privateAddress' });
    expect(await of([])).toEqual({ ok: false, error: 'unreachable' });
  });

  it('resolves a name once, so that it cannot change after the check', async () => {
    const port = await serve((_, response) => response.end('ok'));
    const answers = [[local], [{ address: '127.0.0.66', family: 4 }]];
    const safeFetch = createSafeFetch({
      allowed: ['127.0.0.1'],
      resolve: async () => answers.shift() ?? [],
    });
    expect(await safeFetch({ url: `http://rebind.example:${port}/` })).toMatchObject({ ok: true });
    expect(answers).toHaveLength(1);
    expect(await safeFetch({ url: `http://rebind.example:${port}/` })).toEqual({
      ok: false,
      error: 'privateAddress',
    });
  });

  it('follows redirects of GET, checks each target, and sends headers to one origin only', async () => {
    const seen: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      seen.push(request.headers['x-key'] as string | undefined);
      const { host = '' } = request.headers;
      if (request.url === '/') response.writeHead(302, { location: '/next' });
      else if (host.startsWith('a.'))
        response.writeHead(307, { location: `//b.example:${port}/c` });
      response.end(host);
    });
    const result = await fetchLocal({
      url: `http://a.example:${port}/`,
      headers: { 'x-key': 'k' },
    });
    if (!result.ok) throw new Error(result.error);
    expect(result.response.body.toString()).toBe(`b.example:${port}`);
    expect(seen).toEqual(['k', 'k', undefined]);

    const toPrivate = await serve((_, response) => {
      response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    });
    expect(await fetchLocal({ url: `http://a.example:${toPrivate}/` })).toEqual({
      ok: false,
      error: 'privateAddress',
    });
    const toFile = await serve((_, response) => {
      response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    });
    expect(await fetchLocal({ url: `http://a.example:${toFile}/` })).toEqual({
      ok: false,
      error: 'invalidUrl',
    });
  });

  it('stops after three redirects, and returns a redirect of POST as it is', async () => {
    let calls = 0;
    const port = await serve((_, response) => {
      calls += 1;
      response.writeHead(302, { location: '/again' }).end();
    });
    const url = `http://a.example:${port}/`;
    expect(await fetchLocal({ url })).toEqual({ ok: false, error: 'tooManyRedirects' });
    expect(calls).toBe(4);
    expect(await fetchLocal({ url, method: 'POST' })).toMatchObject({
      ok: true,
      response: { status: 302 },
    });
    expect(calls).toBe(5);
  });

  it('returns tooLarge for a body that is too long, however it is sent', async () => {
    const port = await serve((_, response) => {
      response.write('x'.repeat(60));
      response.end('x'.repeat(60));
    });
    const url = `http://a.example:${port}/`;
    expect(await fetchLocal({ url, maxBytes: 119 })).toEqual({ ok: false, error: 'tooLarge' });
    expect(await fetchLocal({ url, maxBytes: 120 })).toMatchObject({ ok: true });
  });

  it('returns timedOut for a server or resolver that does not answer in time', async () => {
    const silent = await serve(() => {});
    const slow = await serve((_, response) => {
      response.write('x');
    });
    const timeoutMs = 200;
    for (const port of [silent, slow])
      expect(await fetchLocal({ url: `http://a.example:${port}/`, timeoutMs })).toEqual({
        ok: false,
        error: 'timedOut',
      });
    const unresolved = createSafeFetch({ resolve: () => new Promise(() => {}) });
    expect(await unresolved({ url: 'http://a.example/', timeoutMs })).toEqual({
      ok: false,
      error: 'timedOut',
    });
  });

  it('returns unreachable for a refused or broken connection', async () => {
    const port = await serve((request) => request.socket.destroy());
    expect(await fetchLocal({ url: `http://a.example:${port}/` })).toEqual({
      ok: false,
      error: 'unreachable',
    });
    for (const close of closings.splice(0)) close();
    expect(await fetchLocal({ url: `http://a.example:${port}/` })).toEqual({
      ok: false,
      error: 'unreachable',
    });
  });
});
