import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listAssets, uploadAsset } from '@sitewright/contracts/api';
import { isErrorResult } from '@sitewright/contracts/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../platform/database/test-database.ts';
import { verifyInvariants } from '../../platform/invariants/index.ts';
import type { Services } from '../../platform/services.ts';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';
import { storeUpload } from './store-upload.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

let pictures = 0;
/** A picture of a few pixels that no test has used yet. */
const newPicture = () => {
  pictures += 1;
  const background = { r: pictures, g: 40, b: 90 };
  return sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
};
let songs = 0;
/** Tags, zeros and one frame: a sound only by the ending of its name. */
const newSong = () =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 8]),
    Buffer.alloc(700),
    Buffer.from([0xff, 0xfb, 0x90, 0]),
    Buffer.alloc(4200),
    Buffer.from(`#${(songs += 1)}`),
  ]);
const upload = async (fileName: string, content: Buffer, at: TestSite = site) =>
  uploadAsset.response.parse((await uploadTestFile(api, at, fileName, content)).json());
const files = async () =>
  (await site.owner.browser.get(`/api/websites/${site.websiteId}/assets?limit=100`)).as(listAssets);
const remove = (assetId: string) =>
  site.owner.browser.call('DELETE', `/api/websites/${site.websiteId}/assets/${assetId}`);

it('returns the existing file for the same content under another name', async () => {
  const picture = await readFile(join(demoAssetFolder, 'cafe-espresso.jpg'));
  const first = await upload('espresso.jpg', picture);
  expect(first).toMatchObject({ isNew: true, fileName: 'espresso.jpg' });
  await site.owner.browser.call('PATCH', `/api/websites/${site.websiteId}/assets/${first.id}`, {
    json: { alt: 'A cup' },
  });
  const { total } = await files();
  const { isNew, ...second } = await upload('again.jpg', picture);
  expect(isNew).toBe(false);
  expect(second).toMatchObject({ id: first.id, fileName: 'espresso.jpg', alt: 'A cup' });
  expect((await files()).total).toBe(total);
});

it('creates a file for different content, and for the same content on another website', async () => {
  const picture = await newPicture();
  const first = await upload('one.png', picture);
  expect((await upload('two.png', await newPicture())).isNew).toBe(true);
  const neighbor = await createTestSite(api, 'neighbor');
  const neighborUpload = await upload('one.png', picture, neighbor);
  expect([neighborUpload.isNew, neighborUpload.id === first.id]).toEqual([true, false]);
});

it('creates a new file for content that was deleted', async () => {
  const picture = await newPicture();
  const first = await upload('gone.png', picture);
  expect((await remove(first.id)).status).toBe(200);
  const second = await upload('back.png', picture);
  expect([second.isNew, second.id === first.id]).toEqual([true, false]);
  expect((await site.visitor().get(first.url)).status).toBe(404);
  expect((await site.visitor().get(second.url)).status).toBe(200);
});

it('returns the earliest of several existing files with the same content', async () => {
  const picture = await newPicture();
  const first = await upload('twin.png', picture);
  const twin = api.services.createId();
  await site.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('assets')
      .where('assetId', '=', first.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await tenant
      .insertInto('assets')
      .values({ ...row, assetId: twin })
      .execute();
  });
  expect((await upload('third.png', picture)).id).toBe(first.id);
  await remove(first.id);
  expect((await upload('fourth.png', picture)).id).toBe(twin);
  expect((await site.visitor().get(`/s/${twin}/twin.png`)).status).toBe(200);
});

it('creates one file for concurrent uploads of the same content', async () => {
  const menu = Buffer.from('%PDF-1.7 the menu of today');
  const created = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const stored = await storeUpload({
        websiteId: site.websiteId,
        fileName: `menu-${index}.pdf`,
        content: Readable.from([menu]),
        services: api.services as Services,
        inTenant: site.inTenant,
      });
      if (isErrorResult(stored)) throw new Error(stored.error);
      return stored;
    }),
  );
  expect(new Set(created.map(({ asset }) => asset.id)).size).toBe(1);
  expect(created.filter(({ isNew }) => isNew)).toHaveLength(1);
});

/** Two transactions that are open before either of them looks for the content: only a lock keeps them apart. */
it.runIf(testEngines().includes('postgres'))(
  'creates one file for two uploads in concurrent transactions',
  async () => {
    const bothOpen = Promise.withResolvers<void>();
    let open = 0;
    const inTenant: TestSite['inTenant'] = (work) =>
      site.inTenant(async (tenant) => {
        open += 1;
        if (open === 2) bothOpen.resolve();
        await bothOpen.promise;
        return work(tenant);
      });
    const content = Buffer.from('%PDF-1.7 the menu of tomorrow');
    const stored = await Promise.all(
      ['one.pdf', 'two.pdf'].map((fileName) =>
        storeUpload({
          websiteId: site.websiteId,
          fileName,
          content: Readable.from([content]),
          services: api.services as Services,
          inTenant,
        }),
      ),
    );
    expect(stored.filter((one) => !isErrorResult(one))).toHaveLength(2);
    expect(stored.filter((one) => !isErrorResult(one) && one.isNew)).toHaveLength(1);
  },
);

it.each([
  ['taken', 'menu.pdf', 200],
  ['known already', 'menu.pdf', 200],
  ['rejected', 'menu.exe', 415],
])('leaves no file in the incoming folder after an upload that is %s', async (_, name, status) => {
  const content = Buffer.from(
    name.endsWith('exe') ? 'MZ the menu' : '%PDF-1.7 the menu of the week',
  );
  expect((await uploadTestFile(api, site, name, content)).statusCode).toBe(status);
  const incoming = '../../../incoming';
  const path = api.services.files.pathOf(site.websiteId, '0'.repeat(64));
  expect(await readdir(join(path, incoming))).toEqual([]);
});

it('keeps the content of a file when a duplicate is rejected for its extension, also concurrently', async () => {
  const song = newSong();
  const { url } = await upload('kept.mp3', song);
  expect((await uploadTestFile(api, site, 'lies.pdf', song)).statusCode).toBe(415);
  expect((await site.visitor().get(url)).status).toBe(200);
  for (let round = 0; round < 10; round += 1) {
    const other = newSong();
    const [fair] = await Promise.all([
      uploadTestFile(api, site, 'fair.mp3', other),
      uploadTestFile(api, site, 'lies.pdf', other),
    ]);
    expect(fair.statusCode).toBe(200);
  }
  const { invariants } = await verifyInvariants(api.database, { files: api.services.files });
  expect(invariants.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
});
