import { createReadStream } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrorResult } from '@sitewright/contracts/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeUpload } from './store-upload.ts';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { verifyInvariants } from '../../platform/invariants/index.ts';
import type { Services } from '../../platform/services.ts';
import { sweepFiles } from './sweep-files.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const dayMs = 86_400_000;

/** Uploads a picture as of now, by the server’s clock, and answers its id. */
async function upload(file: string): Promise<string> {
  const stored = await storeUpload({
    websiteId: site.websiteId,
    fileName: file,
    content: createReadStream(join(demoAssetFolder, file)),
    services: api.services as Services,
    inTenant: site.inTenant,
  });
  if (isErrorResult(stored)) throw new Error(stored.error);
  const path = api.services.files.pathOf(site.websiteId, await hashOf(stored.asset.id));
  await utimes(path, api.clock.now, api.clock.now);
  return stored.asset.id;
}
/** Another row of the same content, as uploads made them before. */
async function addTwin(assetId: string): Promise<string> {
  const twin = api.services.createId();
  await site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('assets')
      .where('assetId', '=', assetId)
      .selectAll()
      .executeTakeFirstOrThrow();
    await tenant
      .insertInto('assets')
      .values({ ...row, assetId: twin })
      .execute();
  });
  return twin;
}
const hashOf = (assetId: string) =>
  site.inTenant(
    async (tenant) =>
      (
        await tenant
          .selectFrom('assets')
          .where('assetId', '=', assetId)
          .select('sha256')
          .executeTakeFirstOrThrow()
      ).sha256,
  );
const isStored = async (assetId: string) =>
  (await api.services.files.sizeOf(site.websiteId, await hashOf(assetId))) !== null;
const remove = (assetId: string) =>
  site.owner.browser.call('DELETE', `/api/websites/${site.websiteId}/assets/${assetId}`);

it('removes the bytes of a deleted file a month later, unless another row names them', async () => {
  const deleted = await upload('cafe-espresso.jpg');
  const referenced = await addTwin(deleted);
  expect((await remove(deleted)).status).toBe(200);
  const start = api.clock.now;
  const after = (days: number) => {
    api.clock.now = new Date(start.getTime() + days * dayMs);
    return sweepFiles(api.services);
  };
  await after(31);
  expect(await isStored(referenced)).toBe(true);
  api.clock.now = start;
  expect((await remove(referenced)).status).toBe(200);
  await after(29);
  expect(await isStored(referenced)).toBe(true);
  await after(31);
  expect(await isStored(referenced)).toBe(false);
  const { invariants } = await verifyInvariants(api.database, { files: api.services.files });
  expect(invariants.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
});
