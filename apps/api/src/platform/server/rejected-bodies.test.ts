import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { serverLimits } from './limits.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  await createTestSite(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const megabyte = 1_000_000;
const tries = 20;
const continueResponse = 'HTTP/1.1 100 Continue\r\n\r\n';

interface SentBody {
  readonly headers: readonly string[];
  /** What is written, with a pause of the loop after each part. */
  readonly parts: Iterable<Buffer>;
  /** Bytes are sent when the server says so. */
  readonly waits?: boolean;
  /** Default: 1.1. */
  readonly version?: string;
}

/** Sends a whole body before it reads anything, as a simple client does. */
function send({ headers, parts, waits = false, version = '1.1' }: SentBody): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    let isWriting = false;
    const write = async () => {
      isWriting = true;
      socket.pause();
      for (const part of parts) {
        if (socket.destroyed) return;
        if (!socket.write(part)) await new Promise((go) => socket.once('drain', go));
      }
      socket.resume();
    };
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (waits && !isWriting && text.startsWith(continueResponse)) void write();
    });
    socket.on('error', (error) => (text += `\n${String(error)}`));
    socket.on('close', () => resolve(text.replace(continueResponse, '')));
    socket.write(`${[`POST /api/v1/events HTTP/${version}`, ...headers].join('\r\n')}\r\n\r\n`);
    if (!waits) void write();
  });
}

const block = Buffer.alloc(50_000, 'x');
const repeated = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / block.length) }, () => block);
const chunked = (bytes: number) => [
  ...repeated(bytes).map((part) =>
    Buffer.from(`${part.length.toString(16)}\r\n${String(part)}\r\n`),
  ),
  Buffer.from('0\r\n\r\n'),
];
const head = (...more: string[]) => [
  'host: shop.localhost:4000',
  'origin: http://shop.localhost:4000',
  'content-type: text/plain;charset=UTF-8',
  ...more,
];
const close = 'connection: close';
const length = (bytes: number) => `content-length: ${bytes}`;

const tooLarge = /^HTTP\/1\.1 413 [^]*"code":"tooLarge"/;

describe('a body beyond the limit gets a complete 413 response when it', () => {
  it.each<[string, () => SentBody]>([
    [
      'is sent at once',
      () => ({ headers: head(length(5 * megabyte), close), parts: repeated(5 * megabyte) }),
    ],
    [
      'comes in chunks',
      () => ({
        headers: head('transfer-encoding: chunked', close),
        parts: chunked(5 * megabyte),
      }),
    ],
    [
      'waits to be told to go on',
      () => ({
        headers: head(length(5 * megabyte), close, 'expect: 100-continue'),
        parts: repeated(5 * megabyte),
        waits: true,
      }),
    ],
  ])('%s', async (name, body) => {
    for (let time = 0; time < tries; time += 1) {
      const text = await send(body());
      expect([name, time, text]).toEqual([name, time, expect.stringMatching(tooLarge)]);
    }
  });

  it('is sent with HTTP/1.0', async () => {
    const headers = head(length(2 * megabyte));
    const text = await send({ headers, parts: repeated(2 * megabyte), version: '1.0' });
    expect(text).toMatch(tooLarge);
  });
});

it('sends a complete 4xx response to a request rejected before its body has arrived', async () => {
  for (let time = 0; time < tries; time += 1) {
    const headers = [
      'host: shop.localhost:4000',
      'origin: http://evil.example',
      'content-type: application/xml',
      length(3 * megabyte),
      close,
    ];
    const text = await send({ headers, parts: repeated(3 * megabyte) });
    expect([time, text]).toEqual([time, expect.stringMatching(/^HTTP\/1\.1 4\d\d [^]*"code":/)]);
  }
});

it('disconnects a client that continues to send a rejected body', async () => {
  let sent = 0;
  function* endless() {
    while (sent < 4 * serverLimits.drainedBytes) {
      sent += block.length;
      yield block;
    }
  }
  const headers = head(length(8 * serverLimits.drainedBytes), close);
  const text = await send({ headers, parts: endless() });
  expect(text).toMatch(/ECONNRESET|EPIPE/);
  expect(sent).toBeLessThan(2 * serverLimits.drainedBytes);
});
