import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAsset } from '../../features/assets/asset.queries.ts';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
const file = { image: '', video: '', document: '' };

type StoredFacts = Omit<
  Parameters<typeof insertAsset>[1],
  'websiteId' | 'assetId' | 'sha256' | 'sizeBytes'
>;

/** A file of the site; answers its address. */
async function store(content: Buffer, facts: StoredFacts): Promise<string> {
  const { websiteId } = site;
  const stored = await api.services.files.store(websiteId, Readable.from([content]), 100_000_000);
  if (typeof stored === 'string') throw new Error(stored);
  const assetId = api.services.createId();
  await site.inTenant((tenant) => insertAsset(tenant, { assetId, ...facts, ...stored }));
  return `/s/${assetId}/${facts.fileName}`;
}

const demoFile = (name: string) => readFile(join(demoAssetFolder, name));

beforeAll(async () => {
  api = await openTestApi({
    rateLimits: true,
    services: ({ settings }) => ({ settings: { ...settings, isHttps: true } }),
  });
  site = await createTestSite(api);
  const { visitorDist, configDist } = api.services.settings;
  await mkdir(visitorDist, { recursive: true });
  await mkdir(join(configDist, 'assets'), { recursive: true });
  await writeFile(join(visitorDist, 'start-1a2b.js'), 'export {};');
  await writeFile(join(configDist, 'canvas.js'), 'export {};');
  await writeFile(join(configDist, 'assets/main-1a2b.js'), 'export {};');
  await writeFile(join(configDist, 'index.html'), '<!doctype html><title>Sitewright</title>');
  file.image = await store(await demoFile('cafe-espresso.jpg'), {
    kind: 'image',
    fileName: 'cup.jpg',
    contentType: 'image/jpeg',
    image: { width: 1500, height: 1000, color: '#808080', placeholder: '' },
  });
  file.video = await store(await demoFile('showreel.webm'), {
    kind: 'video',
    fileName: 'reel.webm',
    contentType: 'video/webm',
  });
  file.document = await store(Buffer.from('menu'), {
    kind: 'document',
    fileName: 'menu.txt',
    contentType: 'text/plain',
  });
});
afterAll(() => api.close());

const shop = 'shop.localhost:4000';
const config = 'config.localhost:4000';

interface Asked {
  readonly host: string;
  readonly path: string | (() => string);
  readonly method?: 'GET' | 'POST' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** It names the tag that the same address gave before. */
  readonly again?: true;
}

async function ask({ host, path, method = 'GET', headers, payload, again }: Asked) {
  const url = typeof path === 'string' ? path : path();
  const request = (more: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> =>
    api.app.inject({
      method,
      url,
      headers: { host, accept: 'text/html', ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
  const first = await request();
  return again === true ? request({ 'if-none-match': String(first.headers.etag) }) : first;
}

/** What each kind of answer carries beside what all have. `undefined`: it must not have it. */
const kinds: Readonly<
  Record<string, Asked & { readonly status: number; readonly has?: Record<string, unknown> }>
> = {
  'a page': { host: shop, path: '/', status: 200, has: { 'cache-control': 'no-cache' } },
  'the head of a page': { host: shop, path: '/', method: 'HEAD', status: 200 },
  'a page that is not modified': {
    host: shop,
    path: '/',
    again: true,
    status: 304,
    has: {
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/".+"$/) as string,
      'content-length': undefined,
    },
  },
  'a personal page': {
    host: shop,
    path: '/cart',
    status: 200,
    has: { 'cache-control': 'private, no-store', etag: undefined },
  },
  'the checkout': {
    host: shop,
    path: '/checkout',
    status: 200,
    has: {
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com" "https://pay.google.com"), usb=()',
    },
  },
  'a redirect': { host: shop, path: '/config', status: 302, has: { 'cache-control': 'no-store' } },
  'an address without a page': {
    host: shop,
    path: '/nowhere',
    status: 404,
    has: { 'cache-control': 'private, no-store', etag: undefined },
  },
  'a malformed address': { host: shop, path: '/100%', status: 400 },
  'a page that is only read': { host: shop, path: '/', method: 'POST', status: 405 },
  'a call that changes something': {
    host: shop,
    path: '/api/consent',
    method: 'POST',
    headers: {
      origin: 'https://shop.localhost:4000',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'answer=accept',
    status: 303,
    has: { 'cache-control': undefined },
  },
  'a feed': { host: shop, path: '/shop?format=rss', status: 200 },
  'a feed that is not modified': { host: shop, path: '/shop?format=rss', again: true, status: 304 },
  'the sitemap': { host: shop, path: '/sitemap.xml', status: 200 },
  'the file for robots': { host: shop, path: '/robots.txt', status: 200 },
  'JSON of a call': {
    host: shop,
    path: '/api/viewer',
    status: 200,
    has: { 'cache-control': 'private, no-store' },
  },
  'JSON of an error': {
    host: shop,
    path: '/api/nothing',
    status: 404,
    has: { 'cache-control': 'no-store' },
  },
  'a style of one visitor': {
    host: shop,
    path: '/api/consent.css',
    status: 200,
    has: { 'cache-control': 'private, no-store' },
  },
  'an image': {
    host: shop,
    path: () => `${file.image}?format=100w`,
    headers: { accept: 'image/webp' },
    status: 200,
    has: {
      'cross-origin-opener-policy': 'unsafe-none',
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'last-modified': expect.stringMatching(/GMT$/) as string,
    },
  },
  'an image that is not modified': {
    host: shop,
    path: () => `${file.image}?format=100w`,
    again: true,
    status: 304,
    has: {
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    },
  },
  'a film': {
    host: shop,
    path: () => file.video,
    status: 200,
    has: { 'cross-origin-opener-policy': 'unsafe-none', 'accept-ranges': 'bytes' },
  },
  'a part of a film': {
    host: shop,
    path: () => file.video,
    headers: { range: 'bytes=0-99' },
    status: 206,
    has: {
      'cross-origin-opener-policy': 'unsafe-none',
      'content-length': '100',
      'content-range': expect.stringMatching(/^bytes 0-99\/\d+$/) as string,
    },
  },
  'a part that is not there': {
    host: shop,
    path: () => file.document,
    headers: { range: 'bytes=4-' },
    status: 416,
    has: { 'cross-origin-opener-policy': 'unsafe-none', 'content-range': 'bytes */4' },
  },
  'a document': {
    host: shop,
    path: () => file.document,
    status: 200,
    has: {
      'cross-origin-opener-policy': 'unsafe-none',
      'content-disposition': 'attachment; filename="menu.txt"',
    },
  },
  'a chunk of a page': {
    host: shop,
    path: '/assets/app/start-1a2b.js',
    status: 200,
    has: {
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    },
  },
  'a chunk that is not modified': {
    host: shop,
    path: '/assets/app/start-1a2b.js',
    again: true,
    status: 304,
    has: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' },
  },
  'the canvas': {
    host: shop,
    path: '/assets/config/canvas.js',
    status: 200,
    has: { 'cache-control': 'no-cache' },
  },
  'a map': {
    host: shop,
    path: '/assets/map/style-original.json',
    status: 200,
    has: { 'cache-control': 'public, max-age=604800' },
  },
  'the frame of a provided map': {
    host: shop,
    path: '/assets/map/provider.html',
    status: 200,
    has: { 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-cache' },
  },
  'the shell of the configuration area': {
    host: config,
    path: '/config/shop/pages',
    status: 200,
    has: { 'cache-control': 'no-store', etag: undefined },
  },
  'a script of the configuration area': {
    host: config,
    path: '/config/assets/main-1a2b.js',
    status: 200,
    has: { 'cache-control': 'public, max-age=31536000, immutable' },
  },
  'a redirect of the configuration area': {
    host: config,
    path: '/',
    status: 302,
    has: { 'cache-control': 'no-store' },
  },
  'an error of the configuration area': {
    host: config,
    path: '/nowhere',
    status: 404,
    has: { 'cache-control': 'no-store' },
  },
  'JSON of the configuration area': {
    host: config,
    path: '/api/websites',
    status: 401,
    has: { 'cache-control': 'no-store', 'www-authenticate': 'Cookie realm="sitewright"' },
  },
  'a sign-in link that is over': {
    host: config,
    path: '/sign-in?token=none',
    status: 302,
    has: { 'cache-control': 'no-store' },
  },
  'the description of the API': {
    host: config,
    path: '/api/openapi.json',
    status: 200,
    has: { 'cache-control': 'no-cache' },
  },
  'the state of the server': {
    host: config,
    path: '/healthz',
    status: 200,
    has: { 'cache-control': 'no-store' },
  },
  'a host of nobody': { host: 'nobody.localhost:4000', path: '/', status: 404 },
};

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
};

describe('response headers of', () => {
  it.each(Object.entries(kinds))('%s', async (_, { status, has, ...asked }) => {
    const { headers, statusCode } = await ask(asked);
    expect(statusCode).toBe(status);
    const expected = { ...common, ...has };
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));
    expect(found).toEqual(expected);
  });

  it.each(Object.entries(kinds).filter(([, { method }]) => method !== 'POST'))(
    '%s include Cache-Control',
    async (_, { status: _status, has: _has, ...asked }) => {
      const { headers } = await ask(asked);
      expect(headers['cache-control']).toMatch(/no-store|no-cache|max-age/);
    },
  );
});

it('omits Strict-Transport-Security on a server without HTTPS', async () => {
  const plain = await openTestApi();
  const { headers } = await plain.config().get('/healthz');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  await plain.close();
});
