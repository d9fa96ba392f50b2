import type { ItemView } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { itemsStyle } from '../../kit/items/items-style.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleId, samplePicture, sampleProduct } from '../../kit/testing/sample-view.tsx';
import { summary } from './schema.ts';

const collectionId = sampleId('shop');
const names = ['Mug', 'Bowl', 'Plate', 'Vase'];

const product = (title: string): ItemView =>
  sampleProduct({
    id: sampleId(title),
    title,
    path: `/shop/${title}`,
    images: [samplePicture(title, { url: 'data:,', height: title === 'Bowl' ? 6000 : 2000 })],
  });

/** The rectangles of a summary's cards, in whole pixels. */
function mount(variant: string) {
  const { root } = mountBlock({
    block: summary,
    props: { collectionId, variant, perRow: 3, limit: 4 },
    data: {
      [`items:${collectionId}:4::`]: {
        collection: { id: collectionId, title: 'Shop', path: '/shop', type: 3, access: 'open' },
        items: names.map(product),
      } as never,
    },
    style: `:root { --gap: 16px; --radius: 0; } ${itemsStyle}`,
    width: 900,
  });
  const places = [...root.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
  return {
    root,
    lefts: places.map(({ left }) => Math.round(left)),
    tops: places.map(({ top }) => Math.round(top)),
    heights: places.map(({ height }) => Math.round(height)),
  };
}

afterEach(removeBlocks);

it('arranges cards of equal height in rows as a grid (BLOCK-30)', async () => {
  await page.viewport(1280, 800);
  const { lefts, tops, heights } = mount('grid');
  expect(new Set(lefts).size).toBe(3);
  expect(tops[0]).toBe(tops[2]);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
  expect(new Set(heights).size).toBe(1);
});

it('arranges cards in a single column as a list (BLOCK-30)', async () => {
  await page.viewport(1280, 800);
  const { lefts, tops } = mount('list');
  expect(new Set(lefts).size).toBe(1);
  expect(tops).toStrictEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(names.length);
});

it('preserves the aspect ratio of every image as a wall (BLOCK-30)', async () => {
  await page.viewport(1280, 800);
  const { heights } = mount('wall');
  expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) * 1.5);
});

it('arranges cards in a scrollable row as a carousel (BLOCK-30)', async () => {
  await page.viewport(1280, 800);
  const { root, lefts, tops } = mount('carousel');
  expect(new Set(tops).size).toBe(1);
  expect(new Set(lefts).size).toBe(names.length);
  const row = root.querySelector<HTMLElement>('.items');
  expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0);
});
