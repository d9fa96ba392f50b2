import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAssetFolder } from '../../../seed/demo-assets.ts';
import { askServer, type AnswerOverHttp } from '../../../testing/ask-server.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { findNginx, startNginx, type RunningNginx } from '../../../testing/start-nginx.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';

/** Continuous integration installs nginx; elsewhere these tests run where it is installed. */
const runs = findNginx() !== undefined || process.env['CI'] !== undefined;

const script = `export const words = ${JSON.stringify('word '.repeat(400))};`;
const types =
  'text/css text/javascript application/json application/xml application/rss+xml text/plain';

describe.runIf(runs)('behind nginx with gzip', () => {
  let api: TestApi;
  let site: TestSite;
  let film: Buffer;
  let filmPath: string;
  let imagePath: string;
  /** It passes on what browsers accept. */
  let open: RunningNginx;
  /** It asks the server for plain bytes, and packs them by itself. */
  let packing: RunningNginx;

  beforeAll(async () => {
    api = await openTestApi();
    site = await createTestSite(api);
    await insertTestItem(api, site, { title: 'A mug', urlId: 'mug' });
    const { visitorDist } = api.services.settings;
    await mkdir(visitorDist, { recursive: true });
    await writeFile(join(visitorDist, 'start-1a2b.js'), script);
    film = await readFile(join(demoAssetFolder, 'showreel.webm'));
    filmPath = (await uploadTestFile(api, site, 'reel.webm', film)).json<{ url: string }>().url;
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
  ): Promise<AnswerOverHttp> =>
    askServer({ port: nginx.port, host: 'shop.localhost:4000', path, headers });

  const texts = ['/', '/?kept', '/shop?format=rss', '/sitemap.xml', '/robots.txt'];

  it.each([...texts, '/assets/app/start-1a2b.js'])(
    '%s is not sent again to a browser that has it, through a proxy that compresses',
    async (path) => {
      const gzip = { 'accept-encoding': 'gzip' };
      // Drawn, found in the cache, then given before the router.
      for (let time = 0; time < 4; time += 1) {
        const first = await ask(packing, path, gzip);
        const { etag = '' } = first.headers;
        expect([first.status, first.headers['content-encoding']]).toEqual([200, 'gzip']);
        expect(etag).toMatch(/^W\/"/);
        for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
          const again = await ask(packing, path, { ...gzip, 'if-none-match': known });
          expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
          expect(again.headers).toMatchObject({
            // That of a file is of its bytes, and only weakened on its way.
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
  ])('texts come as %s accepts them: %s', async (accepted, encoding) => {
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
    'nothing is packed for a browser that accepts %j',
    async (accepted) => {
      for (const nginx of [open, packing]) {
        const { status, headers } = await ask(nginx, '/', { 'accept-encoding': accepted });
        expect([status, headers['content-encoding']]).toEqual([200, undefined]);
      }
    },
  );

  it('a film comes in ranges', async () => {
    const { headers } = await ask(open, filmPath);
    const { etag = '', 'last-modified': lastModified = '' } = headers;
    const { length } = film;
    const ranges = [
      [{ range: 'bytes=100-199' }, 206, film.subarray(100, 200)],
      [{ range: 'bytes=-50' }, 206, film.subarray(-50)],
      [{ range: `bytes=${length - 5}-` }, 206, film.subarray(-5)],
      [{ range: `bytes=-${length + 5}` }, 206, film],
      [{ range: 'bytes=0-9', 'if-range': etag }, 206, film.subarray(0, 10)],
      [{ range: 'bytes=0-9', 'if-range': lastModified }, 206, film.subarray(0, 10)],
      [{ range: 'bytes=0-9', 'if-range': `W/${etag}` }, 200, film],
      [{ range: 'bytes=0-9', 'if-range': '"other"' }, 200, film],
      [{ range: 'bytes=0-9', 'if-range': new Date(0).toUTCString() }, 200, film],
      [{ range: 'bytes=0-1,5-6' }, 200, film],
      [{ range: `bytes=${length}-` }, 416, Buffer.alloc(0)],
      [{ range: 'bytes=0-9', 'if-none-match': `W/${etag}` }, 304, Buffer.alloc(0)],
      [{ 'if-modified-since': lastModified }, 304, Buffer.alloc(0)],
    ] as const;
    for (const [sent, status, bytes] of ranges) {
      const answer = await ask(open, filmPath, sent);
      expect([sent, answer.status]).toEqual([sent, status]);
      expect(answer.body.equals(bytes)).toBe(true);
      if (status === 416) expect(answer.headers['content-range']).toBe(`bytes */${length}`);
    }
  });

  it('the head of a film says how long it is, and ranges are nothing to it', async () => {
    const head = { port: open.port, host: 'shop.localhost:4000', path: filmPath, method: 'HEAD' };
    const answer = await askServer({ ...head, headers: { range: 'bytes=0-9' } });
    expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([
      200,
      String(film.length),
      0,
    ]);
  });

  it('an image comes in the type that its browser names, and says what it varies by', async () => {
    const types = [
      ['image/avif,image/webp,*/*;q=0.8', 'image/webp'],
      ['image/webp;q=0,*/*', 'image/jpeg'],
      ['image/*', 'image/jpeg'],
    ] as const;
    for (const [accept, type] of types) {
      const answer = await ask(open, `${imagePath}?format=300w`, { accept });
      expect([accept, answer.headers['content-type']]).toEqual([accept, type]);
      expect(answer.headers.vary).toMatch(/^accept$/i);
      const { etag = '' } = answer.headers;
      const again = await ask(open, `${imagePath}?format=300w`, {
        accept,
        'if-none-match': `W/${etag}`,
      });
      expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, etag, 'accept']);
    }
  });

  it('a body that is too large is told so, every time', async () => {
    const body = Buffer.alloc(5_000_000, 'x');
    for (let time = 0; time < 20; time += 1) {
      const answer = await askServer({
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
      expect([time, answer.status, JSON.parse(String(answer.body))]).toMatchObject([
        time,
        413,
        { code: 'tooLarge' },
      ]);
    }
  });

  it('an address that cannot be read is a page of the site', async () => {
    // A bare per cent sign is refused by nginx itself.
    const answer = await ask(open, '/%E0%A4', { accept: 'text/html' });
    expect([answer.status, JSON.parse(String(answer.body))]).toMatchObject([
      400,
      { site: { title: 'The shop' }, main: { kind: 'error', status: 400 } },
    ]);
  });
});
