import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAssetFolder } from '../../../seed/demo-assets.ts';
import { askServer, type RawResponse } from '../../../testing/ask-server.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { findNginx, startNginx, type RunningNginx } from '../../../testing/start-nginx.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';

/** Continuous integration installs nginx. On other machines these tests run if it is installed. */
const runs = findNginx() !== undefined || process.env['CI'] !== undefined;

const script = `export const words = ${JSON.stringify('word '.repeat(400))};`;
const types =
  'text/css text/javascript application/json application/xml application/rss+xml text/plain';

describe.runIf(runs)('behind nginx with gzip', () => {
  let api: TestApi;
  let site: TestSite;
  let video: Buffer;
  let videoPath: string;
  let imagePath: string;
  /** Forwards the Accept-Encoding header of browsers. */
  let open: RunningNginx;
  /** Requests uncompressed bytes from the server and compresses them itself. */
  let packing: RunningNginx;

  beforeAll(async () => {
    api = await openTestApi();
    site = await createTestSite(api);
    await insertTestItem(api, site, { title: 'A mug', urlId: 'mug' });
    const { visitorDist } = api.services.settings;
    await mkdir(visitorDist, { recursive: true });
    await writeFile(join(visitorDist, 'start-1a2b.js'), script);
    video = await readFile(join(demoAssetFolder, 'showreel.webm'));
    videoPath = (await uploadTestFile(api, site, 'reel.webm', video)).json<{ url: string }>().url;
    const cup = await readFile(join(demoAssetFolder, 'cafe-espresso.jpg'));
    imagePath = (await uploadTestFile(api, site, 'cup.jpg', cup)).json<{ url: string }>().url;

    await api.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: apiPort } = api.app.server.address() as AddressInfo;
    const proxy = (more: string) =>
      startNginx(
        ({ port }) => `
          proxy_cache off;
          gzip on; gzip_min_length 0; gzip_proxied any; gzip_types ${types};
          client_max_body_size 20m;
          server {
            listen 127.0.0.1:${port};
            location / {
              proxy_pass http://127.0.0.1:${apiPort};
              proxy_set_header Host $http_host;
              ${more}
            }
          }`,
      );
    open = await proxy('');
    packing = await proxy('proxy_set_header Accept-Encoding "";');
  });
  afterAll(async () => {
    await Promise.all([open?.stop(), packing?.stop()]);
    await api?.close();
  });

  const ask = (
    nginx: RunningNginx,
    path: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawResponse> =>
    askServer({ port: nginx.port, host: 'shop.localhost:4000', path, headers });

  const texts = ['/', '/?kept', '/shop?format=rss', '/sitemap.xml', '/robots.txt'];

  it.each([...texts, '/assets/app/start-1a2b.js'])(
    '%s is revalidated with 304 through a compressing proxy',
    async (path) => {
      const gzip = { 'accept-encoding': 'gzip' };
      // Rendered, found in the page cache, then served before routing.
      for (let time = 0; time < 4; time += 1) {
        const first = await ask(packing, path, gzip);
        const { etag = '' } = first.headers;
        expect([first.status, first.headers['content-encoding']]).toEqual([200, 'gzip']);
        expect(etag).toMatch(/^W\/"/);
        for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
          const again = await ask(packing, path, { ...gzip, 'if-none-match': known });
          expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
          expect(again.headers).toMatchObject({
            // The ETag of a file is strong, and the proxy weakens it.
            etag: path.startsWith('/assets/') ? etag.slice(2) : etag,
            'cache-control': first.headers['cache-control'],
            vary: expect.stringMatching(/accept-encoding/i) as string,
          });
        }
        const other = await ask(packing, path, { ...gzip, 'if-none-match': 'W/"other"' });
        expect(other.status).toBe(200);
      }
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['BR;q=0, GZIP', 'gzip'],
    ['identity', undefined],
  ])('texts have the encoding that %s accepts: %s', async (accepted, encoding) => {
    for (const path of texts) {
      const { headers, body } = await ask(open, path, { 'accept-encoding': accepted });
      expect([path, headers['content-encoding']]).toEqual([path, encoding]);
      expect(headers.vary).toMatch(/accept-encoding/i);
      const plain = await ask(open, path);
      const unpacked =
        encoding === 'br'
          ? brotliDecompressSync(body)
          : encoding === 'gzip'
            ? gunzipSync(body)
            : body;
      expect(String(unpacked)).toBe(String(plain.body));
    }
  });

  it.each(['gzip;q=0', '*;q=0', 'br;q=0', 'identity;q=0', ''])(
    'nothing is compressed for a browser that accepts %j',
    async (accepted) => {
      for (const nginx of [open, packing]) {
        const { status, headers } = await ask(nginx, '/', { 'accept-encoding': accepted });
        expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      }
    },
  );

  it('a video supports range requests', async () => {
    const { headers } = await ask(open, videoPath);
    const { etag = '', 'last-modified': lastModified = '' } = headers;
    const { length } = video;
    const ranges = [
      [{ range: 'bytes=100-199' }, 206, video.subarray(100, 200)],
      [{ range: 'bytes=-50' }, 206, video.subarray(-50)],
      [{ range: `bytes=${length - 5}-` }, 206, video.subarray(-5)],
      [{ range: `bytes=-${length + 5}` }, 206, video],
      [{ range: 'bytes=0-9', 'if-range': etag }, 206, video.subarray(0, 10)],
      [{ range: 'bytes=0-9', 'if-range': lastModified }, 206, video.subarray(0, 10)],
      [{ range: 'bytes=0-9', 'if-range': `W/${etag}` }, 200, video],
      [{ range: 'bytes=0-9', 'if-range': '"other"' }, 200, video],
      [{ range: 'bytes=0-9', 'if-range': new Date(0).toUTCString() }, 200, video],
      [{ range: 'bytes=0-1,5-6' }, 200, video],
      [{ range: `bytes=${length}-` }, 416, Buffer.alloc(0)],
      [{ range: 'bytes=0-9', 'if-none-match': `W/${etag}` }, 304, Buffer.alloc(0)],
      [{ 'if-modified-since': lastModified }, 304, Buffer.alloc(0)],
    ] as const;
    for (const [sent, status, bytes] of ranges) {
      const response = await ask(open, videoPath, sent);
      expect([sent, response.status]).toEqual([sent, status]);
      expect(response.body.equals(bytes)).toBe(true);
      if (status === 416) expect(response.headers['content-range']).toBe(`bytes */${length}`);
    }
  });

  it('HEAD of a video returns its length and ignores ranges', async () => {
    const head = { port: open.port, host: 'shop.localhost:4000', path: videoPath, method: 'HEAD' };
    const result = await askServer({ ...head, headers: { range: 'bytes=0-9' } });
    expect([result.status, result.headers['content-length'], result.body.length]).toEqual([
      200,
      String(video.length),
      0,
    ]);
  });

  it('an image has the type that the browser accepts, and a Vary header', async () => {
    const types = [
      ['image/avif,image/webp,*/*;q=0.8', 'image/webp'],
      ['image/webp;q=0,*/*', 'image/jpeg'],
      ['image/*', 'image/jpeg'],
    ] as const;
    for (const [accept, type] of types) {
      const response = await ask(open, `${imagePath}?format=300w`, { accept });
      expect([accept, response.headers['content-type']]).toEqual([accept, type]);
      expect(response.headers.vary).toMatch(/^accept$/i);
      const { etag = '' } = response.headers;
      const again = await ask(open, `${imagePath}?format=300w`, {
        accept,
        'if-none-match': `W/${etag}`,
      });
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, etag, 'accept']);
    }
  });

  it('a body that is too large gets 413 every time', async () => {
    const body = Buffer.alloc(5_000_000, 'x');
    for (let time = 0; time < 20; time += 1) {
      const response = await askServer({
        port: open.port,
        host: 'shop.localhost:4000',
        path: '/api/v1/events',
        method: 'POST',
        headers: {
          origin: 'http://shop.localhost:4000',
          'content-type': 'text/plain',
          'content-length': String(body.length),
        },
        body,
      });
      expect([time, response.status, JSON.parse(String(response.body))]).toMatchObject([
        time,
        413,
        { code: 'tooLarge' },
      ]);
    }
  });

  it('a malformed URL gets an error page of the site', async () => {
    // nginx itself rejects a bare percent sign.
    const response = await ask(open, '/%E0%A4', { accept: 'text/html' });
    expect([response.status, JSON.parse(String(response.body))]).toMatchObject([
      400,
      { site: { title: 'The shop' }, main: { kind: 'error', status: 400 } },
    ]);
  });
});
