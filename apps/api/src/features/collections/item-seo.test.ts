import { createItem, readItem, writeItem } from '@sitewright/contracts/api';
import { emptySeo, type ItemDraft, type PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { productDraftOf } from '../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const seo = {
  title: 'Handmade mugs',
  description: 'Fired twice.',
  imageId: null,
  noIndex: false,
};

async function createProduct(title: string, changes: Partial<ItemDraft> = {}) {
  const url = `/api/websites/${site.websiteId}/collections/${site.shopId}/items`;
  const json = productDraftOf([{}], { title, excerpt: 'A mug.', ...changes });
  return (await site.owner.browser.post(url, { json })).as(createItem);
}
async function headOf(path: string): Promise<PageView['head']> {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  return (JSON.parse(text) as PageView).head;
}
const sitemap = async () => (await site.visitor().get('/sitemap.xml')).text;

describe('the SEO settings of an item', () => {
  it('replace the title and description of its page', async () => {
    await createProduct('Mug', { seo });
    expect(await headOf('/shop/mug')).toMatchObject({
      title: 'Handmade mugs',
      description: 'Fired twice.',
      noIndex: false,
      canonical: expect.stringMatching(/\/shop\/mug$/),
    });
  });

  it('follow the item where they are empty', async () => {
    const { id } = await createProduct('Cup');
    const stored = await site.owner.browser.get(`/api/websites/${site.websiteId}/items/${id}`);
    expect(stored.as(readItem).seo).toEqual(emptySeo);
    expect(await headOf('/shop/cup')).toMatchObject({
      title: 'Cup — The shop',
      description: 'A mug.',
      noIndex: false,
    });
  });

  it('hide it from search engines, and leave its collection in the sitemap', async () => {
    await createProduct('Secret', { seo: { ...seo, noIndex: true } });
    await createProduct('Shown', { seo });
    expect((await headOf('/shop/secret')).noIndex).toBe(true);
    expect((await headOf('/shop')).noIndex).toBe(false);
    expect(await sitemap()).toContain('/shop/shown</loc>');
    expect(await sitemap()).not.toContain('/shop/secret</loc>');
  });

  it('stay as they are in a write without them, and change its revision in one with them', async () => {
    const { id, ...created } = await createProduct('Bowl', { seo });
    const { collectionId: _collection, recordType: _type, seo: _seo, ...draft } = created;
    const { writeItem: write } = siteContents(site);
    const first = (await write(id, draft)).as(writeItem);
    expect(first.seo).toEqual(seo);
    const second = (await write(id, { ...draft, seo: { ...seo, title: 'Bowls' } })).as(writeItem);
    expect(second.seo).toMatchObject({ title: 'Bowls', description: 'Fired twice.' });
    expect(second.revision).not.toBe(first.revision);
  });

  it('are limited in length as those of pages are', async () => {
    const url = `/api/websites/${site.websiteId}/collections/${site.shopId}/items`;
    const json = productDraftOf([{}], { seo: { ...seo, title: 'M'.repeat(121) } });
    const { status, body } = await site.owner.browser.post(url, { json });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['seo.title']]);
  });
});
