import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';
import { createImageWidths } from './create-image-widths.ts';

let api: TestApi;
let site: TestSite;
let video: Buffer;
let videoPath: string;
let imagePath: string;
let etag: string;
let lastModified: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const upload = async (fileName: string, content: Buffer) =>
    (await uploadTestFile(api, site, fileName, content)).json<{ url: string }>().url;
  video = await readFile(join(demoAssetFolder, 'showreel.webm'));
  videoPath = await upload('reel.webm', video);
  imagePath = await upload('cup.jpg', await readFile(join(demoAssetFolder, 'cafe-espresso.jpg')));
  const { headers } = await get(videoPath);
  etag = String(headers.etag);
  lastModified = String(headers['last-modified']);
});
afterAll(() => api.close());

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.inject({ url, headers: { host: 'shop.localhost:4000', ...headers } });

describe('a request for a stored file', () => {
  it.each<[name: string, headers: () => Record<string, string>, status: number]>([
    ['the tag', () => ({ 'if-none-match': etag }), 304],
    ['the weakened tag', () => ({ 'if-none-match': `W/${etag}` }), 304],
    ['a list of tags', () => ({ 'if-none-match': `"a", ${etag}` }), 304],
    ['any tag', () => ({ 'if-none-match': '*' }), 304],
    ['another tag', () => ({ 'if-none-match': '"a"' }), 200],
    ['the date', () => ({ 'if-modified-since': lastModified }), 304],
    ['an earlier date', () => ({ 'if-modified-since': new Date(0).toUTCString() }), 200],
    ['a failing precondition', () => ({ 'if-match': '"a"' }), 412],
    ['a range of this version', () => ({ range: 'bytes=0-9', 'if-range': etag }), 206],
    ['a range since its date', () => ({ range: 'bytes=0-9', 'if-range': lastModified }), 206],
    ['a range of another version', () => ({ range: 'bytes=0-9', 'if-range': '"a"' }), 200],
    ['a range with a weak tag', () => ({ range: 'bytes=0-9', 'if-range': `W/${etag}` }), 200],
    ['two ranges', () => ({ range: 'bytes=0-1,5-6' }), 200],
    ['a range beyond its end', () => ({ range: `bytes=${video.length}-` }), 416],
  ])('returns the expected status, body and headers with %s', async (_, headers, status) => {
    const response = await get(videoPath, headers());
    expect(response.statusCode).toBe(status);
    const bytes = { 200: video, 206: video.subarray(0, 10) }[status] ?? Buffer.alloc(0);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    if (status === 304)
      expect(response.headers).toMatchObject({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
      });
    const sent = { 200: video.length, 206: 10 }[status];
    if (sent !== undefined) expect(response.headers['content-length']).toBe(String(sent));
    expect(response.headers['content-range']).toBe(
      { 206: `bytes 0-9/${video.length}`, 416: `bytes */${video.length}` }[status],
    );
    expect(response.headers['cache-control']).toBe(
      status === 412 || status === 416 ? 'no-store' : 'public, max-age=31536000, immutable',
    );
    if (status === 416) expect(response.headers['content-range']).toBe(`bytes */${video.length}`);
  });
});

describe('an image', () => {
  const image = (accept: string, headers: Readonly<Record<string, string>> = {}) =>
    get(`${imagePath}?format=300w`, { accept, ...headers });

  it('has Vary: accept in every response and a separate ETag for each type', async () => {
    const [webp, jpeg] = await Promise.all([image('image/webp,*/*'), image('*/*')]);
    expect([webp.headers['content-type'], jpeg.headers['content-type']]).toEqual([
      'image/webp',
      'image/jpeg',
    ]);
    expect(webp.headers.etag).not.toBe(jpeg.headers.etag);
    const again = await image('image/webp,*/*', { 'if-none-match': String(webp.headers.etag) });
    expect([again.statusCode, again.headers.etag]).toEqual([304, webp.headers.etag]);
    // The copy in the other type is not this one.
    const other = await image('*/*', { 'if-none-match': String(webp.headers.etag) });
    expect(other.statusCode).toBe(200);
    for (const { headers } of [webp, jpeg, again, other]) expect(headers.vary).toBe('accept');
  });

  it('is no longer matched by its WebP ETag once it exists as AVIF', async () => {
    const accept = 'image/avif,image/webp,*/*';
    const before = await image(accept);
    expect(before.headers['content-type']).toBe('image/webp');
    const assetId = imagePath.split('/')[2]!;
    await createImageWidths(api.services, { websiteId: site.websiteId, assetId });
    const after = await image(accept, { 'if-none-match': String(before.headers.etag) });
    expect([after.statusCode, after.headers['content-type']]).toEqual([200, 'image/avif']);
  });
});

it.each([
  ['a file', (): string => videoPath],
  ['an image', (): string => `${imagePath}?format=300w`],
  ['a page', (): string => '/'],
  ['robots.txt', (): string => '/robots.txt'],
] as const)(
  'HEAD for %s returns 304 without Content-Length if not modified',
  async (_name, path) => {
    const head = (headers: Readonly<Record<string, string>> = {}) =>
      api.app.inject({
        method: 'HEAD',
        url: path(),
        headers: { host: 'shop.localhost:4000', ...headers },
      });
    const first = await head();
    expect([first.statusCode, Number(first.headers['content-length']) > 0]).toEqual([200, true]);
    const again = await head({ 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.headers['content-length'], again.headers.etag]).toEqual([
      304,
      undefined,
      first.headers.etag,
    ]);
  },
);
