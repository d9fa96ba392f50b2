import type { CollectionView, ItemView } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleDocument } from '../../testing/sample-page.ts';

const collectionId = 'abcdef0123456789abcdef01';

const mug = (name: string): ItemView => ({
  id: '0123456789abcdef01234567',
  collectionId,
  recordType: 11,
  title: `Mug ${name}`,
  urlId: `mug-${name}`,
  path: `/shop/mug-${name}`,
  excerpt: '',
  body: null,
  images: [],
  author: '',
  categories: [],
  tags: [],
  publishedAt: null,
  product: {
    id: collectionId,
    productType: 'physical',
    variants: [
      {
        id: collectionId,
        sku: 'SQ1',
        price: 2400,
        salePrice: 0,
        onSale: false,
        unlimited: true,
        qtyInStock: 0,
        optionValues: [],
      },
    ],
  },
});

/** A shop of five products, seen one way; answers how many stand side by side. */
function columnsOf(view: CollectionView['view']): number {
  const collection: CollectionView = {
    id: collectionId,
    title: 'Shop',
    path: '/shop',
    type: 3,
    view,
    items: ['a', 'b', 'c', 'd', 'e'].map(mug),
    categories: [],
    filters: {},
    page: 1,
    pageCount: 1,
  };
  const body = mountPage({ kind: 'collection', document: sampleDocument(), collection });
  const tops = [...body.querySelectorAll('.card')].map((card) => card.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['list', 1],
  ['grid', 3],
  ['product', 4],
] as const)('renders a products collection in the %s view (CONTENT-01)', async (view, columns) => {
  await page.viewport(1280, 800);
  expect(columnsOf(view)).toBe(columns);
  await expect.element(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Mug b' })).toBeVisible();
  expect(document.body.textContent.includes('€24.00')).toBe(view === 'product');
});
