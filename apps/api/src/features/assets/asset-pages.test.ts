import { uploadAsset } from '@sitewright/contracts/api';
import { blockType } from '@sitewright/contracts/codes';
import type { Asset, PageDocument } from '@sitewright/contracts/entities';
import { blocks } from '@sitewright/blocks/schema';
import { defaultSectionDesign } from '@sitewright/page-model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';
import { visitorRenderer } from '../../testing/visitor-renderer.ts';
import { insertPage } from '../pages/pages.queries.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const upload = async (fileName: string, content: Buffer): Promise<Asset> =>
  uploadAsset.response.parse((await uploadTestFile(api, site, fileName, content)).json());

let photographs = 0;
/** A JPEG of 60 × 40 stored pixels that no test has used yet. */
const photograph = (orientation = 1) =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: { r: (photographs += 9), g: 9, b: 9 },
    },
  })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer();

/** A page that shows one image in a block and another behind its section. */
const pageWith = (assetId: string, backgroundId: string): PageDocument => ({
  schemaVersion: 1,
  sections: [
    {
      id: 'section1',
      design: { ...defaultSectionDesign, background: { assetId: backgroundId, overlay: 0 } },
      layout: {
        columns: 12,
        blocks: {
          block1: {
            id: 'block1',
            type: blockType.IMAGE,
            version: blocks.image.version,
            props: { picture: { assetId } },
            placement: { column: 1, row: 1, width: 6, height: 8 },
          },
        },
      },
    },
  ],
});

async function publishPage(urlId: string, document: PageDocument): Promise<void> {
  const page = { websiteId: site.websiteId, pageId: api.services.createId(), title: urlId, urlId };
  await site.inTenant((tenant) => insertPage(tenant, { ...page, document }));
  expect((await site.owner.browser.post(`${base}/releases`, { json: {} })).status).toBe(200);
}

const html = async (path: string) =>
  (await site.visitor().get(path, { headers: { accept: 'text/html' } })).text;
const tagsOf = (text: string, { id }: Asset) =>
  [...text.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`/s/${id}/`));

describe('a page with images', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'renders the width and height of an image after EXIF orientation %i',
    async (orientation) => {
      const asset = await upload(`turned-${orientation}.jpg`, await photograph(orientation));
      await publishPage(`turned-${orientation}`, pageWith(asset.id, asset.id));
      const tags = tagsOf(await html(`/turned-${orientation}`), asset);
      expect(tags).toHaveLength(2);
      const [width, height] = orientation > 4 ? [40, 60] : [60, 40];
      for (const tag of tags) expect(tag).toContain(`width="${width}" height="${height}"`);
    },
  );

  it('omits a deleted file on the next request, even if its HTML was cached', async () => {
    const gone = await upload('gone.jpg', await photograph());
    const behind = await upload('behind.jpg', await photograph());
    await publishPage('visited', pageWith(gone.id, behind.id));
    const visit = () => html('/visited');
    for (let visits = 0; visits < 3; visits += 1)
      expect(tagsOf(await visit(), gone)).toHaveLength(1);
    for (const { id } of [gone, behind]) {
      expect((await site.owner.browser.call('DELETE', `${base}/assets/${id}`)).status).toBe(200);
      expect(await visit()).not.toContain(`/s/${id}/`);
    }
    expect((await site.visitor().get(gone.url)).status).toBe(404);
  });

  it('renders a changed alt text on the next request', async () => {
    const asset = await upload('cup.jpg', await photograph());
    await publishPage('cup', pageWith(asset.id, asset.id));
    await html('/cup');
    await html('/cup');
    await site.owner.browser.call('PATCH', `${base}/assets/${asset.id}`, {
      json: { alt: 'A cup' },
    });
    expect(await html('/cup')).toContain('alt="A cup"');
  });
});
