import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../platform/database/index.ts';
import {
  createTestServerDatabase,
  testEngines,
  type TestServerDatabase,
} from '../../../platform/database/test-database.ts';
import { openTestLink, type TestLink } from '../../../platform/database/test-link.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { sendRequest } from '../../../testing/send-request.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';

describe.runIf(testEngines().includes('postgres'))('while PostgreSQL is unavailable', () => {
  let created: TestServerDatabase;
  let link: TestLink;
  let api: TestApi;
  let site: TestSite;
  let port: number;
  let image: string;

  const get = (path: string, host = 'shop.localhost:4000', headers = {}) =>
    sendRequest({ port, host, path, headers });
  /** Expires the cached hosts and revisions. */
  const wait = (ms: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + ms);
  };

  beforeAll(async () => {
    created = await createTestServerDatabase();
    link = await openTestLink(created.url);
    const database = await openDatabase({
      databaseUrl: link.url,
      embedded: {},
      postgres: {},
      onNotice: () => {},
    });
    api = await openTestApi({ database, rateLimits: true });
    site = await createTestSite(api);
    const content = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#345' },
    })
      .jpeg()
      .toBuffer();
    image = (await uploadTestFile(api, site, 'a.jpg', content)).json<{ url: string }>().url;
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
    // In the response cache; in the page cache only; an image of these pages.
    for (const path of ['/', '/', '/', '/shop', image]) await get(path);
  });
  afterAll(async () => {
    await api.close();
    await link.close().catch(() => {});
    await created.drop();
  });

  it('serves cached pages marked as stale, and revalidates them when the database is back', async () => {
    const fresh = await get('/');
    expect(fresh.headers['cache-status']).toBeUndefined();
    const linkPort = Number(new URL(link.url).port);
    await link.close();
    wait(60_000);

    for (const path of ['/', '/shop', '/?utm_source=x', image]) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers['cache-status']).toMatch(
        /^Sitewright; hit; ttl=-\d+; detail=DATABASE_UNAVAILABLE$/,
      );
    }
    const again = await get('/');
    expect([again.status, again.text]).toEqual([200, fresh.text]);
    expect(again.headers.etag).toBe(fresh.headers.etag);
    const unchanged = await get('/', undefined, { 'if-none-match': fresh.headers.etag });
    expect([unchanged.status, unchanged.headers['cache-status']]).toEqual([
      304,
      expect.stringContaining('ttl=-'),
    ]);

    for (const [path, host] of [
      ['/never-seen', 'shop.localhost:4000'],
      ['/cart', 'shop.localhost:4000'],
      ['/', 'never-seen.localhost:4000'],
    ] as const) {
      const response = await get(path, host);
      expect([path, response.status, response.headers['cache-status']]).toEqual([
        path,
        503,
        undefined,
      ]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }

    link = await openTestLink(created.url, linkPort);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('websites')
        .set((update) => ({ title: 'Back again', dataRevision: update('dataRevision', '+', 1) }))
        .execute(),
    );
    wait(5_000);
    await vi.waitFor(
      async () => {
        const response = await get('/');
        expect(response.headers['cache-status']).toBeUndefined();
        expect(response.text).toContain('Back again');
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('reports to health checks that it is alive but not ready, on every host', async () => {
    for (const host of ['shop.localhost:4000', 'config.localhost', '10.0.0.7', 'nobody.example']) {
      expect((await get('/healthz', host)).text).toBe('{"status":"ok"}');
      expect((await get('/readyz', host)).text).toBe('{"status":"ready"}');
    }
    const linkPort = Number(new URL(link.url).port);
    await link.close();
    wait(60_000);
    for (const host of ['shop.localhost:4000', 'config.localhost', '10.0.0.7', 'nobody.example']) {
      const lives = await get('/healthz', host);
      expect([lives.status, lives.text]).toEqual([200, '{"status":"ok"}']);
      const ready = await get('/readyz', host);
      expect([ready.status, ready.text]).toEqual([503, '{"status":"notReady"}']);
    }
    link = await openTestLink(created.url, linkPort);
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 5_000);
  });

  it('fails fast once an unresponsive database was detected', async () => {
    await vi.waitFor(
      async () => expect((await get('/')).headers['cache-status']).toBeUndefined(),
      5_000,
    );
    link.setSilent(true);
    wait(60_000);
    expect((await get('/')).status).toBe(200);
    const startedAt = performance.now();
    for (let time = 0; time < 5; time += 1) {
      wait(10_000);
      const response = await get('/');
      expect([response.status, response.headers['cache-status']]).toEqual([
        200,
        expect.stringContaining('hit'),
      ]);
    }
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz', 'nobody.example')).status).toBe(200);
    link.setSilent(false);
    link.reset();
  }, 60_000);
});
