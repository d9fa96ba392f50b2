import { collectionType } from '@sitewright/contracts/codes';
import type { ItemDraft, PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { itemDraftOf } from '../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

async function createCollection(title: string, type: number): Promise<string> {
  const json = { title, kind: 'collection', collectionType: type };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  return String(body['collectionId']);
}
const create = (collectionId: string, changes: Partial<ItemDraft>) =>
  site.owner.browser.post(`${base}/collections/${collectionId}/items`, {
    json: itemDraftOf(changes),
  });
async function insertFile(kind: 'image' | 'video'): Promise<string> {
  const assetId = api.services.createId();
  await site.inTenant((tenant) =>
    tenant
      .insertInto('assets')
      .values({
        assetId,
        kind,
        fileName: `one.${kind}`,
        contentType: `${kind}/one`,
        sizeBytes: 1,
        state: 'ready',
        sha256: assetId,
      })
      .execute(),
  );
  return assetId;
}
const itemAt = async (path: string) => {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  return main.kind === 'item' ? main.item : undefined;
};
const embed = 'https://vimeo.com/123456789';

describe.each([
  ['films', collectionType.VIDEOS],
  ['lessons', collectionType.LESSONS],
])('an item of %s', (name, type) => {
  let collectionId: string;
  beforeAll(async () => {
    collectionId = await createCollection(name, type);
  });

  it('stores a video file or embed, keeps it when omitted, and removes it with null', async () => {
    const assetId = await insertFile('video');
    const video = { source: 'file', assetId } as const;
    const { body } = await create(collectionId, { title: 'Own', video });
    expect(body).toMatchObject({ video });
    const own = await itemAt(`/${name}/own`);
    expect(own?.video).toMatchObject({ source: 'file', file: { id: assetId, kind: 'video' } });

    await create(collectionId, { title: 'Theirs', video: { source: 'embed', embed } });
    expect((await itemAt(`/${name}/theirs`))?.video).toEqual({ source: 'embed', embed });

    const itemUrl = `${base}/items/${String(body['id'])}`;
    const write = (changes: Partial<ItemDraft>) =>
      site.owner.browser.call('PUT', itemUrl, { json: itemDraftOf({ title: 'Own', ...changes }) });
    expect((await write({ author: 'Ada' })).body).toMatchObject({ video });
    expect((await write({ video: null })).body).toMatchObject({ video: null });
  });

  it('renders no video if its file is missing or not a video', async () => {
    const [picture, gone] = [await insertFile('image'), api.services.createId()];
    for (const [title, assetId] of [
      ['Picture', picture],
      ['Gone', gone],
    ] as const) {
      await create(collectionId, { title, video: { source: 'file', assetId } });
      expect(await itemAt(`/${name}/${title.toLowerCase()}`)).toMatchObject({ video: null });
    }
  });

  it('rejects an embed that is not supported (VIDEO-11)', async () => {
    const rejected = await create(collectionId, { video: { source: 'embed', embed: '<p>No</p>' } });
    expect([rejected.status, rejected.text]).toEqual([
      400,
      expect.stringContaining('"video.embed":"Invalid video embed."'),
    ]);
  });
});

it('rejects a video in another kind of collection', async () => {
  const blog = await createCollection('Journal', collectionType.BLOG);
  expect((await create(blog, { video: { source: 'embed', embed } })).status).toBe(400);
});
