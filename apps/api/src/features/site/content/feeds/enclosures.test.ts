import { rm } from 'node:fs/promises';
import { collectionType } from '@sitewright/contracts/codes';
import { createPage, uploadAsset } from '@sitewright/contracts/api';
import type { ItemDraft } from '@sitewright/contracts/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { childrenOf, parseXml } from '../../../../testing/parse-xml.ts';
import { uploadTestFile } from '../../../../testing/upload-test-file.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let collections = 0;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

async function upload(fileName: string, content: Buffer) {
  const response = await uploadTestFile(api, site, fileName, content);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return uploadAsset.response.parse(response.json());
}

/** Returns the enclosures in the feed of a new collection with one item. */
async function enclosuresOf(type: number, changes: Partial<ItemDraft>) {
  collections += 1;
  const title = `List ${collections}`;
  const json = { title, kind: 'collection', collectionType: type };
  const page = (await site.owner.browser.post(`${base}/pages`, { json })).as(createPage);
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  const items = `${base}/collections/${page.collectionId}/items`;
  const { status } = await site.owner.browser.post(items, { json: itemDraftOf(changes) });
  expect(status).toBe(200);
  const { text } = await site.visitor().get(`/list-${collections}?format=rss`);
  const [channel] = childrenOf(parseXml(text), 'channel');
  const [item] = childrenOf(channel!, 'item');
  return childrenOf(item!, 'enclosure').map(({ attributes }) => attributes);
}

/** Requests the URL of an enclosure. */
async function answerOf(enclosure: Readonly<Record<string, string>> | undefined) {
  const { pathname, search, host } = new URL(enclosure!['url']!);
  const url = `${pathname}${search}`;
  const { headers, rawPayload } = await api.app.inject({ url, headers: { host } });
  return { type: headers['content-type'], length: String(rawPayload.length) };
}

const image = (channels: 3 | 4, background: object) =>
  sharp({ create: { width: 1800, height: 40, channels, background } });

describe('the enclosure of an item', () => {
  it.each([
    ['moss.jpg', 3, 'jpeg', 'image/jpeg'],
    ['moss.png', 3, 'png', 'image/png'],
    ['opaque.webp', 3, 'webp', 'image/jpeg'],
    ['clear.webp', 4, 'webp', 'image/png'],
    ['still.gif', 3, 'gif', 'image/gif'],
  ] as const)(
    'has the type and length with which %s is served',
    async (name, channels, format, type) => {
      const shade = collections * 20;
      const source = image(channels, { r: shade, g: 90, b: 200, alpha: 0.5 });
      const { id } = await upload(name, await source[format]().toBuffer());
      const enclosures = await enclosuresOf(collectionType.BLOG, { imageIds: [id] });
      expect(enclosures).toHaveLength(1);
      const [enclosure] = enclosures;
      expect(enclosure!['type']).toBe(type);
      expect(Number(enclosure!['length'])).toBeGreaterThan(100);
      expect(await answerOf(enclosure)).toEqual({ type, length: enclosure!['length'] });
    },
  );

  it('is the video with the length of the stored file', async () => {
    const content = Buffer.concat([
      Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex'),
      Buffer.alloc(5_000, 7),
    ]);
    const { id } = await upload('film.mp4', content);
    const video = { source: 'file', assetId: id } as const;
    const [enclosure] = await enclosuresOf(collectionType.VIDEOS, { video });
    expect(enclosure).toMatchObject({ type: 'video/mp4', length: String(content.length) });
    expect(await answerOf(enclosure)).toEqual({
      type: 'video/mp4',
      length: String(content.length),
    });
  });

  it('is omitted if the file is missing', async () => {
    const { id } = await upload('gone.jpg', await image(3, { r: 1, g: 2, b: 3 }).jpeg().toBuffer());
    const { sha256 } = await site.inTenant((tenant) =>
      tenant
        .selectFrom('assets')
        .where('assetId', '=', id)
        .select('sha256')
        .executeTakeFirstOrThrow(),
    );
    await rm(api.services.files.pathOf(site.websiteId, sha256));
    expect(await enclosuresOf(collectionType.BLOG, { imageIds: [id] })).toEqual([]);
  });
});
