import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleId, sampleProduct } from '../../kit/testing/sample-view.tsx';
import collectionLinkCss from './collection-link.css?inline';
import { needs } from './load.server.ts';
import { collectionLink } from './schema.ts';

const collectionId = sampleId('shop');

function mount(props: object, items = [sampleProduct()]) {
  const collection = { id: collectionId, title: 'Shop', path: '/shop', type: 3, access: 'open' };
  const result = { collection, items } as never;
  mountBlock({
    block: collectionLink,
    props: { collectionId, ...props },
    data: {
      [`items:${collectionId}:1::`]: result,
      [`items:${collectionId}:1:Home & garden:`]: result,
    },
    style: collectionLinkCss,
  });
}

afterEach(removeBlocks);

it('links to its collection with the image of the newest item (BLOCK-06)', async () => {
  mount({});
  const link = page.getByRole('link', { name: 'Shop' });
  await expect.element(link).toHaveAttribute('href', '/shop');
  const image = document.querySelector('.collection-link img');
  expect(image?.getAttribute('src')).toContain('/s/mug');
  const { width, height } = document
    .querySelector('.collection-link-picture')!
    .getBoundingClientRect();
  expect(width / height).toBeCloseTo(1.25, 1);
});

it('links to a category, titled by its name or a custom title (BLOCK-06)', async () => {
  mount({ category: 'Home & garden' });
  await expect
    .element(page.getByRole('link', { name: 'Home & garden' }))
    .toHaveAttribute('href', '/shop?category=Home%20%26%20garden');
  mount({ category: 'Home & garden', title: 'For the window sill' });
  await expect.element(page.getByRole('link', { name: 'For the window sill' })).toBeVisible();
});

it('is a text link for an empty collection, and empty without a collection', async () => {
  mount({}, []);
  await expect.element(page.getByRole('link', { name: 'Shop' })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
  mount({ collectionId: null });
  expect(document.querySelector('a')).toBeNull();
});

it('requests one item of its collection', () => {
  const props = { collectionId, category: '', title: '', aspectRatio: 1 };
  expect(needs(props)).toStrictEqual([{ kind: 'items', collectionId, limit: 1 }]);
  expect(needs({ ...props, collectionId: null })).toStrictEqual([]);
});
