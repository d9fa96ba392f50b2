import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { start } from '../../kit/static-gallery/island.ts';
import { mountBlock, removeBlocks, type MountOptions } from '../../kit/testing/mount-block.ts';
import { sampleData, sampleId, samplePicture } from '../../kit/testing/sample-view.tsx';
import { blockStyleSheets } from '../../entries/view/block-style-sheets.ts';
import { needs } from './load.server.ts';
import { photoSharing } from './schema.ts';

const names = Array.from({ length: 30 }, (_, index) => `p${index}`);
const data = sampleData(...names.map((name) => samplePicture(name, { url: 'data:,' })));
const items = names.map((name) => ({ assetId: sampleId(name), alt: `Photo ${name}` }));
const account = 'https://www.photos.example/halyard';

const mount = (props: object = {}, more: Partial<MountOptions> = {}) =>
  mountBlock({
    block: photoSharing,
    props: { items, account, ...props },
    data,
    style: blockStyleSheets([photoSharing.type]).join(''),
    ...more,
  });
const shown = () => document.querySelectorAll('.photo-sharing .gallery-slide');

afterEach(removeBlocks);

it('shows 20 photos in a square grid and opens a clicked one in the lightbox (BLOCK-17)', async () => {
  const openLightbox = vi.fn<() => Promise<void>>(async () => {});
  mount({}, { start, runtime: { openLightbox } });
  expect(shown()).toHaveLength(20);
  expect(shown()[0]?.querySelector('img')?.alt).toBe('Photo p0');
  const places = [...shown()].map((slide) => slide.getBoundingClientRect());
  expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(5);
  const frame = shown()[0]!.querySelector('.gallery-frame, img')!.getBoundingClientRect();
  expect(frame.width / frame.height).toBeCloseTo(1, 1);
  shown()[2]?.querySelector<HTMLElement>('a')?.click();
  await expect.poll(() => openLightbox.mock.calls.length).toBe(1);
});

it('links to the account in a new window (BLOCK-17)', async () => {
  mount();
  const link = page.getByRole('link', { name: 'More photos at photos.example' });
  await expect.element(link).toHaveAttribute('href', account);
  await expect.element(link).toHaveAttribute('target', '_blank');
});

it('shows and requests only the configured number of photos', () => {
  mount({ count: 3 });
  expect(shown()).toHaveLength(3);
  const props = photoSharing.props.parse({ items, count: 3 });
  expect(needs(props)).toStrictEqual(
    items.slice(0, 3).map(({ assetId }) => ({ kind: 'asset', assetId })),
  );
});

it('shows only the link without photos, and an empty block without a valid link as well', () => {
  mount({ items: [] });
  expect(page.getByRole('link').elements()).toHaveLength(1);
  expect(shown()).toHaveLength(0);
  mount({ items: [], account: 'javascript:alert(1)' });
  expect(document.querySelector('main')?.innerHTML).toBe('');
});
