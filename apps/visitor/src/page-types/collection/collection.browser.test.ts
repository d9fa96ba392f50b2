import type { CollectionView, ItemView } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleDocument } from '../../testing/sample-page.ts';

const mug: ItemView = {
  id: '0123456789abcdef01234567',
  collectionId: 'abcdef0123456789abcdef01',
  title: 'Mug',
  urlId: 'mug',
  path: '/shop/mug',
  excerpt: '',
  body: '',
  recordType: 11,
  featured: false,
  tags: [],
  categories: [],
  assets: [],
} as unknown as ItemView;

/** A shop of three products, seen one way; answers how many stand side by side. */
function columnsOf(view: CollectionView['view']): number {
  const body = mountPage({
    kind: 'collection',
    document: sampleDocument(),
    collection: {
      id: 'abcdef0123456789abcdef01',
      title: 'Shop',
      path: '/shop',
      type: 3,
      access: 'open',
      view,
      items: ['a', 'b', 'c'].map((name) => ({ ...mug, id: name, title: `Mug ${name}` })),
      categories: [],
      filters: {},
      page: 1,
      pageCount: 1,
    } as unknown as CollectionView,
  });
  const cards = [...body.querySelectorAll('.card')];
  const tops = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return cards.length / tops.size;
}

afterEach(() => document.body.replaceChildren());

it.each([
  ['list', 1],
  ['grid', 3],
  ['product', 3],
] as const)(
  'shows a products collection as %s (CONTENT-01)',
  async (view, columns) => {
    await page.viewport(1280, 800);
    expect(columnsOf(view)).toBe(columns);
    await expect.element(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Mug b' })).toBeVisible();
  },
);
