import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withTenant } from '../../platform/database/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';
import { findStoredFile } from './asset.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const photograph = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(fileName: string, content: Buffer) {
  const { id, url } = (await uploadTestFile(api, site, fileName, content)).json<{
    id: string;
    url: string;
  }>();
  const { sha256 } = (await site.inTenant((tenant) => findStoredFile(tenant, id)))!;
  return { id, url, path: api.services.files.pathOf(site.websiteId, sha256) };
}

it.each([
  ['an image', 'a.jpg', () => photograph('#123')],
  ['a document', 'a.pdf', async () => Buffer.from('%PDF-1.7 one')],
] as const)('%s with deleted bytes returns an uncached 404', async (_, name, make) => {
  const { url, path } = await upload(name, await make());
  await rm(path);
  await rm(`${path}.d`, { recursive: true, force: true });
  for (const headers of [{}, { range: 'bytes=0-3' }]) {
    const response = await site.visitor().get(url, { headers });
    expect(response.status).toBe(404);
    expect(response.headers['cache-control']).toContain('no-store');
  }
});

it('a file lookup is cached until the website changes, and a deleted file returns 404', async () => {
  const { id, url } = await upload('b.jpg', await photograph('#321'));
  expect((await site.visitor().get(url)).status).toBe(200);
  const asked = vi.spyOn(api.database.root, 'getExecutor');
  expect((await site.visitor().get(url)).status).toBe(200);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();

  const { browser } = site.owner;
  const deleted = await browser.call('DELETE', `/api/websites/${site.websiteId}/assets/${id}`);
  expect(deleted.status).toBeLessThan(300);
  expect((await site.visitor().get(url)).status).toBe(404);
});

it('a file returns 404 on another website', async () => {
  const other = await createTestSite(api, 'other');
  const { id, url } = await upload('c.jpg', await photograph('#222'));
  expect((await site.visitor().get(url)).status).toBe(200);
  expect((await other.visitor().get(url)).status).toBe(404);
  const scope = { websiteId: other.websiteId, actorId: undefined };
  const row = await withTenant(api.database, scope, (tenant) => findStoredFile(tenant, id));
  expect(row).toBeUndefined();
});
