import { changeReviews } from '@sitewright/contracts/api';
import { blockType, workflowState } from '@sitewright/contracts/codes';
import type { Block, PageDocument } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestReview } from '../../../testing/create-test-review.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { testStore } from '../../../testing/test-checkout.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';
import { insertPage } from '../../pages/pages.queries.ts';

let api: TestApi;
let site: TestSite;
let mugId: string;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  const other = await createTestSite(api, 'other');
  for (const each of [site, other]) {
    await setStoreSettings(each, testStore);
    const { itemId, variants } = await createTestProduct(each, [{ qtyInStock: 90 }], {
      title: 'Mug',
    });
    const bowl = await createTestProduct(each, [{ qtyInStock: 90 }], { title: 'Bowl' });
    const write = (title: string, rating: string, from = variants) =>
      createTestReview(api, each, { title, rating, text: '' }, from[0]?.id);
    const name = each === site ? '' : ' elsewhere';
    const approved = [
      await write(`Mug five${name}`, '5'),
      await write(`Mug two${name}`, '2'),
      await write(`Bowl four${name}`, '4', bowl.variants),
    ];
    const hidden = await write(`Mug hidden${name}`, '5');
    await write(`Mug pending${name}`, '5');
    await change(each, [...approved, hidden], 'approve');
    await change(each, [hidden], 'hide');
    if (each === site) mugId = itemId;
  }
});
afterAll(() => api.close());

async function change({ owner, websiteId }: TestSite, reviewIds: string[], action: string) {
  const json = { reviewIds, action };
  (await owner.browser.post(`/api/websites/${websiteId}/reviews/change`, { json })).as(
    changeReviews,
  );
}

let pages = 0;
/** The titles of the reviews on a new page with one block of reviews, in their order. */
async function titlesOf(props: Block['props']): Promise<string[]> {
  const placement = { column: 1, row: 1, width: 12, height: 6 };
  const block = { id: 'block1', type: blockType.REVIEWS, version: 1, props, placement };
  const design = { theme: 'light', height: 'auto', width: 'inset', align: 'start' } as const;
  const layout = { columns: 12, blocks: { block1: block } } as const;
  const document: PageDocument = {
    schemaVersion: 1,
    sections: [{ id: 'section1', design, layout }],
  };
  const urlId = `reviews-${(pages += 1)}`;
  const pageId = api.services.createId();
  await site.inTenant((tenant) => insertPage(tenant, { pageId, title: urlId, urlId, document }));
  await site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });
  const { text } = await site.visitor().get(`/${urlId}`, { headers: { accept: 'text/html' } });
  return [...text.matchAll(/(?:Mug|Bowl) (?:five|two|four|hidden|pending)(?: elsewhere)?/g)].map(
    ([title]) => title,
  );
}

describe('a block of reviews on a page', () => {
  it('shows the approved reviews of all products of the website, newest first', async () => {
    expect(await titlesOf({})).toEqual(['Bowl four', 'Mug two', 'Mug five']);
  });

  it('shows the reviews of its product only', async () => {
    expect(await titlesOf({ itemId: mugId })).toEqual(['Mug two', 'Mug five']);
  });

  it('shows reviews from its minimum rating on, up to its number', async () => {
    expect(await titlesOf({ minRating: 3 })).toEqual(['Bowl four', 'Mug five']);
    expect(await titlesOf({ limit: 1 })).toEqual(['Bowl four']);
  });

  it('shows no reviews of a product that visitors cannot see', async () => {
    const hide = (state: number) =>
      site.inTenant((tenant) =>
        tenant
          .updateTable('items')
          .set({ workflowState: state })
          .where('itemId', '=', mugId)
          .execute(),
      );
    await hide(workflowState.DRAFT);
    expect(await titlesOf({})).toEqual(['Bowl four']);
    expect(await titlesOf({ itemId: mugId })).toEqual([]);
    await hide(workflowState.PUBLISHED);
  });
});
