import type {
  CollectionView,
  ItemDraft,
  PageView,
  VariantDraft,
} from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRenders } from '../../../testing/count-renders.ts';
import { createTestProduct } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
const renders = countRenders();
const ids = new Map<string, { itemId: string; variantIds: readonly string[] }>();

type VariantTuple = readonly [size: string, price: number, more?: Partial<VariantDraft>];
async function create(
  title: string,
  variants: readonly VariantTuple[],
  more: Partial<ItemDraft> = {},
): Promise<void> {
  const drafts = variants.map(([size, price, changes], index) => ({
    id: String(index).padStart(24, '0'),
    price,
    optionValues: [{ option: 'Size', value: size }],
    ...changes,
  }));
  const urlId = title.toLowerCase();
  const created = await createTestProduct(site, drafts, { title, urlId, ...more });
  ids.set(title, { itemId: created.itemId, variantIds: created.variants.map(({ id }) => id) });
}

beforeAll(async () => {
  api = await openTestApi({ services: () => ({ renderer: renders.renderer }) });
  site = await createTestSite(api);
  await create(
    'Fern',
    [
      ['A4', 2000],
      ['A3', 3000, { qtyInStock: 0 }],
    ],
    { categories: ['Plants'] },
  );
  await create('Moss', [['A3', 2500, { salePrice: 1500, onSale: true }]], {
    categories: ['Plants'],
  });
  await create('Slate', [['A2', 9000]], { categories: ['Stones'] });
  await create(
    'Basalt',
    [
      ['A3', 100, { available: false }],
      ['A2', 8000, { qtyInStock: 0, continueSelling: true }],
    ],
    { categories: ['Stones'] },
  );
});
afterAll(() => api.close());

const pageAt = async (path: string): Promise<PageView> =>
  viewOf((await site.visitor().get(path, { headers: { accept: 'text/html' } })).text);
const listAt = async (query: string): Promise<CollectionView> => {
  const { main } = await pageAt(`/shop${query}`);
  if (main.kind !== 'collection') throw new Error('There is no list.');
  return main.collection;
};
const titlesAt = async (query: string) => (await listAt(query)).items.map(({ title }) => title);

describe('a list of products', () => {
  it.each([
    ['?minPrice=15&maxPrice=20', ['Moss', 'Fern']],
    ['?minPrice=30&maxPrice=30', ['Fern']],
    ['?minPrice=30&maxPrice=30&availability=inStock', []],
    ['?option.Size=A3', ['Moss', 'Fern']],
    ['?option.Size=A3&availability=inStock', ['Moss']],
    ['?option.Size=A3&option.Size=A4&category=Plants', ['Moss', 'Fern']],
    ['?availability=inStock&sort=priceAscending', ['Moss', 'Fern', 'Basalt', 'Slate']],
    ['?sort=priceDescending', ['Slate', 'Basalt', 'Fern', 'Moss']],
    ['?sort=name', ['Basalt', 'Fern', 'Moss', 'Slate']],
    ['?sort=newest', ['Basalt', 'Slate', 'Moss', 'Fern']],
    ['?sort=upward&minPrice=cheap', ['Basalt', 'Slate', 'Moss', 'Fern']],
  ])('has the products that the URL selects, in its order: %s', async (query, titles) => {
    expect(await titlesAt(query)).toEqual(titles);
  });

  it('offers its filters with the number of products, without variants that are not sold', async () => {
    const { products } = await listAt('?option.Size=A2');
    expect(products).toEqual({
      filters: { options: [{ name: 'Size', values: ['A2'] }] },
      total: 2,
      prices: { minCents: 1500, maxCents: 9000 },
      inStockCount: 2,
      options: [
        {
          name: 'Size',
          values: [
            { value: 'A2', count: 2 },
            { value: 'A3', count: 2 },
            { value: 'A4', count: 1 },
          ],
        },
      ],
    });
  });

  it('is a part of the list for search engines, and is not indexed when it is empty', async () => {
    const { head } = await pageAt('/shop?category=Plants&minPrice=10&sort=name');
    expect(head.canonical).toBe('http://shop.localhost:4000/shop?category=Plants');
    expect(head.noIndex).toBe(false);
    expect((await pageAt('/shop?minPrice=5000')).head.noIndex).toBe(true);
  });

  it('keeps filters that match nothing together, so that they can be changed', async () => {
    const list = await listAt('?option.Size=A4&minPrice=50');
    expect(list).toMatchObject({ items: [], products: { total: 0, filters: { minPrice: '50' } } });
    expect(list).not.toHaveProperty('foundNothing');
  });

  it('is paginated after it is sorted', async () => {
    const setSize = (settings: object) =>
      site.inTenant(async (tenant) => {
        await tenant
          .updateTable('collections')
          .set({ settings: JSON.stringify(settings) })
          .where('collectionId', '=', site.shopId)
          .execute();
        await tenant
          .updateTable('websites')
          .set((set) => ({ dataRevision: set('dataRevision', '+', 1) }))
          .execute();
      });
    await setSize({ pageSize: 3 });
    api.services.revisions.forget(site.websiteId);
    expect(await titlesAt('?sort=name&page=2')).toEqual(['Slate']);
    expect(await listAt('?sort=name&page=3')).toMatchObject({ foundNothing: true });
    await setSize({});
    api.services.revisions.forget(site.websiteId);
  });

  it('is cached by its filters: equal ones share a page, others never do', async () => {
    const spellings = ['?minPrice=15&sort=name', '?sort=name&minPrice=015.00&maxPrice=&color=1'];
    const count = await renders.during(async () => {
      for (const query of spellings) await titlesAt(query);
    });
    expect(count).toBe(1);
    expect(await titlesAt('?minPrice=16&sort=name')).not.toEqual(
      await titlesAt('?minPrice=15&sort=name'),
    );
    const etagOf = async (query: string) =>
      (await site.visitor().get(`/shop${query}`, { headers: { accept: 'text/html' } })).headers[
        'etag'
      ];
    expect(await etagOf(spellings[0]!)).toBe(await etagOf(spellings[1]!));
    expect(await etagOf('?minPrice=16&sort=name')).not.toBe(await etagOf(spellings[0]!));
  });

  it('is rendered once for all values that no product has', async () => {
    const queries = Array.from({ length: 10 }, (_, index) => `?option.Size=B${index}&sort=name`);
    const count = await renders.during(async () => {
      for (const query of [...queries, '?option.Color=Red', '?category=None&minPrice=1'])
        expect(await listAt(query)).toMatchObject({ items: [], filters: {}, foundNothing: true });
    });
    expect(count).toBe(1);
  });

  it('shows a sale at once: the last piece leaves the list of what is in stock', async () => {
    const { itemId } = ids.get('Slate')!;
    expect(await titlesAt('?availability=inStock')).toContain('Slate');
    const base = `/api/websites/${site.websiteId}`;
    const { body } = await site.owner.browser.get(`${base}/items/${itemId}`);
    const {
      id: _id,
      collectionId: _collection,
      recordType: _type,
      revision: _revision,
      ...draft
    } = body as { product: { variants: VariantDraft[] } } & Record<string, unknown>;
    const variants = draft.product.variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
    const json = { ...draft, product: { ...draft.product, variants } };
    expect((await site.owner.browser.call('PUT', `${base}/items/${itemId}`, { json })).status).toBe(
      200,
    );
    expect(await titlesAt('?availability=inStock')).not.toContain('Slate');
  });
});

describe('the page of a product', () => {
  const itemAt = async (path: string) => {
    const { main, head } = await pageAt(path);
    if (main.kind !== 'item') throw new Error('There is no item.');
    return { main, head };
  };

  it('has the variant of its URL, and the canonical URL without it', async () => {
    const [, a3 = ''] = ids.get('Fern')!.variantIds;
    const { main, head } = await itemAt(`/shop/fern?variant=${a3}`);
    expect(main.variantId).toBe(a3);
    expect(head.canonical).toBe('http://shop.localhost:4000/shop/fern');
    expect((await itemAt('/shop/fern')).main.variantId).toBeUndefined();
  });

  it('is cached by variant: each has its own page, and unknown ones share that without a variant', async () => {
    const { variantIds } = ids.get('Basalt')!;
    const [, known = ''] = variantIds;
    const other = ids.get('Moss')!.variantIds[0]!;
    const unknown = Array.from({ length: 5 }, (_, index) => String(index).padStart(24, 'a'));
    const paths = [
      '',
      `?variant=${known}`,
      `?variant=${known}&color=1`,
      `?variant=${other}`,
      '?variant=x',
    ];
    const count = await renders.during(async () => {
      const views = [];
      for (const query of [...paths, ...unknown.map((id) => `?variant=${id}`)])
        views.push((await itemAt(`/shop/basalt${query}`)).main.variantId);
      expect(views).toEqual([undefined, known, known, ...Array<undefined>(7).fill(undefined)]);
    });
    expect(count).toBe(2);
    // In the other order too, and at the same time.
    await site.inTenant((tenant) =>
      tenant
        .updateTable('websites')
        .set((set) => ({ dataRevision: set('dataRevision', '+', 1) }))
        .execute(),
    );
    api.services.revisions.forget(site.websiteId);
    const both = await Promise.all([
      itemAt(`/shop/basalt?variant=${known}`),
      itemAt('/shop/basalt'),
      itemAt(`/shop/basalt?variant=${unknown[0]!}`),
    ]);
    expect(both.map(({ main }) => main.variantId)).toEqual([known, undefined, undefined]);
  });

  it('is related to others of its categories, or to those that the owner chose', async () => {
    const relatedTo = async (path: string) => {
      const { main, data } = await pageAt(path);
      const shown = main.kind === 'item' ? (main.relatedIds ?? []) : [];
      return shown.map((id) => (data[`item:${id}`] as { title: string }).title);
    };
    expect(await relatedTo('/shop/fern')).toEqual(['Moss']);
    const chosen = ['Slate', 'Fern', 'Moss'].map((title) => ids.get(title)!.itemId);
    const gone = 'f'.repeat(24);
    await create('Lava', [['A4', 1000]], {
      categories: ['Plants'],
      product: {
        productType: 'physical',
        relatedIds: [...chosen, gone],
        variants: [
          {
            id: '0'.repeat(24),
            sku: '',
            price: 1000,
            salePrice: 0,
            onSale: false,
            unlimited: true,
            qtyInStock: 0,
            optionValues: [],
          },
        ],
      },
    });
    expect(await relatedTo('/shop/lava')).toEqual(['Slate', 'Fern', 'Moss']);
  });
});
