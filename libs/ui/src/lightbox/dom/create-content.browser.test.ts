import '../lightbox.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LightboxItem, LightboxPicture } from '../lightbox-item.ts';
import { openLightbox, type Lightbox, type LightboxHost } from './open-lightbox.ts';

const drawing = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
const item = (picture: Partial<LightboxPicture>, meta?: LightboxItem['meta']): LightboxItem => ({
  content: { kind: 'picture', source: drawing(300, 200), alt: 'Stairs', ...picture },
  meta,
});

let lightbox: Lightbox | undefined;
async function open(items: readonly LightboxItem[], host: Partial<LightboxHost> = {}) {
  await page.viewport(1280, 800);
  lightbox = openLightbox(items, { speed: 0 }, { window, ...host });
  await expect.poll(() => document.querySelector('.lightbox[data-shown]')).not.toBeNull();
}
const dialog = () => document.querySelector<HTMLDialogElement>('.lightbox')!;
const image = () => dialog().querySelector<HTMLImageElement>('.lightbox-stage > img');
const isLoaded = async () => {
  await expect.poll(() => (image()?.naturalWidth ?? 0) > 0).toBe(true);
};

afterEach(async () => {
  lightbox?.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  document.body.replaceChildren();
});

it('does not upscale a small image', async () => {
  await open([item({ source: drawing(60, 40), width: 60, height: 40 })]);
  await isLoaded();
  const { width, height } = image()!.getBoundingClientRect();
  expect([width, height]).toEqual([60, 40]);
});

it.each([
  [400, 4000],
  [4000, 400],
])('fits an image of %i x %i into the stage', async (width, height) => {
  await open([item({ source: drawing(width, height), width, height })]);
  await isLoaded();
  const box = image()!.getBoundingClientRect();
  const stage = image()!.parentElement!.getBoundingClientRect();
  expect(box.height).toBeLessThanOrEqual(stage.height + 0.5);
  expect(box.width).toBeLessThanOrEqual(stage.width + 0.5);
  expect(box.width / box.height).toBeCloseTo(width / height, 1);
});

it('fits an image with wrong width and height values into the stage', async () => {
  await open([item({ source: drawing(1000, 2000), width: 2000, height: 500 })]);
  await isLoaded();
  const stage = image()!.parentElement!.getBoundingClientRect();
  expect(image()!.getBoundingClientRect().bottom).toBeLessThanOrEqual(stage.bottom + 0.5);
});

it('removes the preview once the image is loaded', async () => {
  await open([item({ preview: drawing(30, 20) })]);
  await expect.poll(() => getComputedStyle(image()!).backgroundImage).toBe('none');
});

it('shows an error with the alt text when an image fails to load', async () => {
  await open([item({ source: '/nothing-here.jpg' })]);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This image could not be loaded. Stairs');
  expect(image()).toBeNull();
});

it('shows the preview when an image fails to load', async () => {
  const preview = drawing(30, 20);
  await open([item({ source: '/nothing-here.jpg', preview })]);
  await expect.poll(() => image()?.src).toBe(preview);
  await isLoaded();
});

it('does not show the position with a single item', async () => {
  await open([item({})]);
  expect(dialog().querySelector('.lightbox-position')).toBeNull();
});

it('has a background and a focusable caption that scrolls to the top on the next item', async () => {
  const words = (title: string) => ({ title, description: 'Many words about it. '.repeat(200) });
  await open([item({}, words('Stairs')), item({}, words('Roof'))]);
  const caption = dialog().querySelector<HTMLElement>('.lightbox-caption')!;
  expect(getComputedStyle(caption).backgroundColor).toMatch(/0 0 0 \/ 0\.8\)$/);
  caption.focus();
  expect(document.activeElement).toBe(caption);
  caption.scrollTop = 100;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => caption.textContent).toMatch(/^Roof/);
  expect(caption.scrollTop).toBe(0);
});

it('restores focus without scrolling the page', async () => {
  document.body.innerHTML = '<button>Open</button><div style="block-size:4000px"></div>';
  window.scrollTo(0, 1500);
  await open([item({})], { opener: document.querySelector('button')! });
  lightbox!.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  expect(document.activeElement?.textContent).toBe('Open');
  expect(window.scrollY).toBe(1500);
});
