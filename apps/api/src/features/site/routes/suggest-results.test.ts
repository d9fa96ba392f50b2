import { suggestResults } from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const suggestionsOf = async (visited: TestSite, words: string) => {
  const query = new URLSearchParams({ q: words }).toString();
  return (await visited.visitor().get(`/api/search/suggestions?${query}`)).as(suggestResults);
};

describe('suggestions', () => {
  it('are the products whose words begin like the typed ones, with their lowest price', async () => {
    const variants = [
      { id: '0'.repeat(24), price: 2400, optionValues: [{ option: 'Size', value: 'Small' }] },
      {
        id: '1'.repeat(24),
        price: 2800,
        salePrice: 1900,
        onSale: true,
        optionValues: [{ option: 'Size', value: 'Large' }],
      },
    ];
    await createTestProduct(site, variants, { title: 'Terracotta mug', urlId: 'mug' });
    await createTestProduct(site, [{ price: 900 }], { title: 'Terrace lamp', urlId: 'lamp' });
    const { currency, results } = await suggestionsOf(site, 'terr');
    expect(currency).toBe('USD');
    expect(results.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
      { title: 'Terrace lamp', path: '/shop/lamp', priceCents: 900 },
      { title: 'Terracotta mug', path: '/shop/mug', priceCents: 1900, priceVaries: true },
    ]);
    expect((await suggestionsOf(site, 'terracotta mu')).results).toHaveLength(1);
  });

  it('never contain drafts, or products of another website', async () => {
    const other = await createTestSite(api, 'other');
    await createTestProduct(site, [{}], {
      title: 'Secret vase',
      workflowState: workflowState.DRAFT,
    });
    expect((await suggestionsOf(site, 'secret')).results).toEqual([]);
    expect((await suggestionsOf(other, 'terracotta')).results).toEqual([]);
  });

  it('are empty for no words, operators and characters that the database does not store', async () => {
    for (const words of ['', ' ', '&|!', "'", '\u{d800}x'])
      expect((await suggestionsOf(site, words)).results).toEqual([]);
  });
});
