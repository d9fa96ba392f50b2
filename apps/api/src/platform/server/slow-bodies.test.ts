import { readFile, readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { serverLimits } from './limits.ts';

let api: TestApi;
let site: TestSite;
let port: number;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  // The crumb that an upload brings.
  await site.owner.browser.post('/api/websites', { json: {} });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

const host = 'config.localhost:4000';
const seconds = (ms: number) => Math.round(ms / 100) / 10;

/** Sends a head, then one part after the other; answers what came back, and when. */
function sendSlowly(head: readonly string[], parts: Iterable<Buffer>, everyMs: number) {
  const startedAt = performance.now();
  return new Promise<{ readonly status: number; readonly text: string; readonly afterMs: number }>(
    (resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += String(chunk)));
      socket.on('error', () => {});
      socket.on('close', () => {
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
        resolve({ status, text, afterMs: performance.now() - startedAt });
      });
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      void (async () => {
        for (const part of parts) {
          if (socket.destroyed) return;
          socket.write(part);
          await delay(everyMs);
        }
      })();
    },
  );
}

const boundary = 'boundary-of-the-test';
const multipart = (content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="stairs.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const uploadHead = (length: number) => [
  `POST /api/websites/${site.websiteId}/assets HTTP/1.1`,
  `host: ${host}`,
  `origin: http://${host}`,
  `cookie: ${[...site.owner.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
  `x-csrf-token: ${site.owner.browser.cookies.get('crumb') ?? ''}`,
  `content-type: multipart/form-data; boundary=${boundary}`,
  `content-length: ${length}`,
];

/** So many parts of equal length. */
const cut = (bytes: Buffer, count: number): Buffer[] => {
  const length = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  );
};

/** Uploads that were begun and are not whole. */
const incoming = () =>
  readdir(join(dirname(api.services.files.pathOf('x', 'ab')), '../..', 'incoming')).catch(() => []);

const latestMs = serverLimits.bodyTimeoutMs + 4 * serverLimits.checkIntervalMs;

it('accepts a slow steady upload, but times out trickling bodies and uploads with 408', async () => {
  const file = multipart(await readFile(join(demoAssetFolder, 'arch-spiral-staircase.jpg')));
  const trickle = Array.from({ length: 60 }, () => Buffer.from(' '));
  const [upload, body, stalled, stranger] = await Promise.all([
    sendSlowly([...uploadHead(file.length), 'connection: close'], cut(file, 36), 500),
    sendSlowly(
      [
        'POST /api/auth/Login HTTP/1.1',
        `host: ${host}`,
        'content-type: application/json',
        'content-length: 10000',
      ],
      trickle,
      500,
    ),
    sendSlowly(uploadHead(file.length), [file.subarray(0, 5_000), ...trickle], 500),
    sendSlowly(
      uploadHead(file.length).filter((line) => !line.startsWith('cookie')),
      trickle,
      500,
    ),
  ]);

  expect(seconds(upload.afterMs)).toBeGreaterThan(seconds(serverLimits.bodyTimeoutMs + 1_000));
  expect(upload.text).toContain('"fileName":"stairs.jpg"');
  expect(upload.status).toBe(200);

  for (const { status, text, afterMs } of [body, stalled]) {
    expect([status, text]).toEqual([408, expect.stringContaining('"code":"requestTimeout"')]);
    expect(afterMs).toBeGreaterThan(serverLimits.bodyTimeoutMs - 1_000);
    expect(afterMs).toBeLessThan(latestMs);
  }
  // Who may not upload is told at once, and is not listened to for ever.
  expect([stranger.status, stranger.text]).toEqual([400, expect.stringContaining('crumbFail')]);
  expect(stranger.afterMs).toBeLessThan(latestMs);
  await expect.poll(incoming).toEqual([]);
}, 60_000);
