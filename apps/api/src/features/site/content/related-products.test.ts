import { workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { variantDraftOf } from '../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';

let api: TestApi;
let site: TestSite;
const ids = new Map<string, string>();
const idsOf = (...titles: readonly string[]) => titles.map((title) => ids.get(title) ?? '');

async function create(title: string, changes: Partial<ItemDraft> = {}): Promise<void> {
  const more = { title, urlId: title.toLowerCase(), ...changes };
  ids.set(title, (await createTestProduct(site, [{ price: 1900 }], more)).itemId);
}
/** A product whose owner chose related products. */
const withRelated = (relatedIds: string[]): Partial<ItemDraft> => ({
  product: { productType: 'physical', variants: [variantDraftOf()], relatedIds },
});

beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  await create('Cup', { categories: ['Tea'] });
  await create('Pot', { categories: ['Tea'] });
  await create('Draft', { categories: ['Tea'], workflowState: workflowState.DRAFT });
  await create('Lamp', { categories: ['Light'] });
  await create('Kettle', {
    ...withRelated(idsOf('Lamp', 'Draft', 'Cup')),
    categories: ['Tea'],
  });
  await create('Tray');
});
afterAll(() => api.close());

/** The titles and links in the section of related products; null without the section. */
async function relatedAt(path: string): Promise<readonly (readonly [string, string])[] | null> {
  const { text, status } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  expect(status).toBe(200);
  const [, section] = /<section class="item-related">(.*?)<\/section>/s.exec(text) ?? [];
  if (section === undefined) return null;
  expect(section).toContain('<h2>You may also like</h2>');
  return [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, heading = '']) => [
    heading.replaceAll(/<[^>]*>/g, ''),
    /href="([^"]*)"/.exec(heading)?.[1] ?? '',
  ]);
}

describe('the related products on the page of a product', () => {
  it('are those that the owner chose, in their order, without hidden ones', async () => {
    expect(await relatedAt('/shop/kettle')).toEqual([
      ['Lamp', '/shop/lamp'],
      ['Cup', '/shop/cup'],
    ]);
  });

  it('are visible ones that share a category, if the owner chose none', async () => {
    const titles = (await relatedAt('/shop/cup'))?.map(([title]) => title);
    expect(titles?.toSorted()).toEqual(['Kettle', 'Pot']);
  });

  it('have no section when there are none', async () => {
    expect(await relatedAt('/shop/tray')).toBeNull();
    expect(await relatedAt('/shop/lamp')).toBeNull();
  });
});
