import { srcset } from '@sitewright/image-loader';
import { afterEach, expect, it, vi } from 'vitest';
import type { IslandRuntime } from '../../kit/block/island.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import imageCss from './image.css?inline';
import { start } from './island.ts';
import { image } from './schema.ts';

function mount(width: number) {
  const openLightbox = vi.fn<IslandRuntime['openLightbox']>(async () => {});
  // A unique image, because a browser reuses loaded images.
  const stairs = samplePicture(`stairs-${width}`);
  mountBlock({
    block: image,
    props: { picture: { assetId: stairs.id }, lightbox: true, fit: 'natural' },
    data: sampleData(stairs),
    style: `${imageCss}img{max-width:100%;height:auto}`,
    width,
    start,
    runtime: { openLightbox },
  });
  return { openLightbox, stairs };
}
const picture = () => document.querySelector<HTMLImageElement>('.image img')!;

afterEach(removeBlocks);

it('renders the srcset of the image loader, and the browser requests one of its URLs (BLOCK-04)', async () => {
  const { stairs } = mount(240);
  const addresses = srcset(stairs.url, stairs.width);
  expect(picture().srcset).toBe(addresses);
  expect(devicePixelRatio).toBe(1);
  await expect.poll(() => picture().currentSrc).toMatch(/format=300w$/);
});

it('opens the lightbox on click (BLOCK-04)', () => {
  const { openLightbox } = mount(320);
  document.querySelector<HTMLElement>('[data-opens]')!.click();
  expect(openLightbox).toHaveBeenCalledOnce();
});

it('passes the original image size to the lightbox instead of the cropped frame size', () => {
  const { openLightbox, stairs } = mount(320);
  Object.assign(picture().style, { inlineSize: '300px', blockSize: '80px', objectFit: 'cover' });
  document.querySelector<HTMLElement>('[data-opens]')!.click();
  const [content] = openLightbox.mock.lastCall![0].map((item) => item.content);
  expect(content).toMatchObject({ width: stairs.width, height: stairs.height });
});
