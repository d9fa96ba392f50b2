import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LightboxItem } from '../lightbox-item.ts';
import { createPictureLoader } from './load-pictures.ts';
import { openLightbox, type Lightbox } from './open-lightbox.ts';

const names = ['stairs', 'roof', 'hall', 'yard'];
const addressOf = (name: string) => `https://pictures.example/${name}.jpg`;
const itemsOf = (count: number): LightboxItem[] =>
  names.slice(0, count).map((name) => ({
    content: { kind: 'picture', source: addressOf(name), alt: name, width: 300, height: 200 },
  }));

/** The requested images in order, each pending until it is answered. */
interface Asked {
  readonly name: string;
  readonly answer: (isThere: boolean) => void;
}
let requested: Asked[];
let lightbox: Lightbox | undefined;
const log = vi.fn<(message: string) => void>();

beforeEach(() => {
  requested = [];
  log.mockClear();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const result = (isThere: boolean) => (isThere ? resolve() : reject(new Error('404')));
    requested.push({ name: /([a-z]+)\.jpg$/.exec(this.src)?.[1] ?? '', answer: result });
    return promise;
  });
});
afterEach(async () => {
  lightbox?.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  vi.restoreAllMocks();
});

const askedNames = () => requested.map(({ name }) => name);

async function open(count: number, currentSetIndex = 0): Promise<void> {
  lightbox = openLightbox(itemsOf(count), { currentSetIndex, speed: 0 }, { window, log });
  await vi.waitUntil(() => requested.length > 0);
}

it('loads the current image and its neighbors at once on desktop (IMG-27)', async () => {
  await page.viewport(1280, 800);
  await open(4);
  expect(askedNames()).toEqual(['stairs', 'roof', 'yard']);
});

it('loads one image at a time on mobile, the current image first (IMG-28)', async () => {
  await page.viewport(390, 800);
  await open(4);
  expect(askedNames()).toEqual(['stairs']);
  requested[0]!.answer(true);
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
  requested[1]!.answer(true);
  await expect.poll(askedNames).toEqual(['stairs', 'roof', 'yard']);
});

it('loads the neighbors of the current image instead of those of the previous one', async () => {
  await page.viewport(390, 800);
  await open(4);
  lightbox!.next();
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
  requested[0]!.answer(true);
  requested[1]!.answer(true);
  // Not the neighbors of the first item, but the next one after the second.
  await expect.poll(askedNames).toEqual(['stairs', 'roof', 'hall']);
});

it.each([
  [1, ['stairs']],
  [2, ['stairs', 'roof']],
])('requests each image of a set of %i once', async (count, expected) => {
  await page.viewport(1280, 800);
  await open(count);
  expect(askedNames()).toEqual(expected);
});

it('logs an error for an image that fails to load and continues (IMG-24)', async () => {
  await page.viewport(390, 800);
  await open(4);
  requested[0]!.answer(false);
  await expect.poll(() => log.mock.calls).toEqual([[`${addressOf('stairs')} not loaded`]]);
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
});

it('logs an error for an image without a source (IMG-18)', async () => {
  const content = { kind: 'picture', source: ' ', alt: 'Nothing' } as const;
  lightbox = openLightbox([{ content }], { speed: 0 }, { window, log });
  await expect.poll(() => log.mock.calls).toEqual([['Invalid or missing image source.']]);
  expect(requested).toEqual([]);
});

it('stops loading images when closed', async () => {
  await page.viewport(390, 800);
  await open(4);
  lightbox!.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  requested[0]!.answer(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(askedNames()).toEqual(['stairs']);
});

it('skips only images with the class loading (IMG-14)', async () => {
  const picture = (name: string, className: string) => {
    const image = new Image();
    image.dataset['src'] = addressOf(name);
    image.className = className;
    return image;
  };
  const loader = createPictureLoader(window, log);
  onTestFinished(loader.stop);
  const busy = picture('stairs', 'loading');
  loader.load(busy, []);
  loader.load(picture('roof', ''), []);
  await expect.poll(askedNames).toEqual(['roof']);
  expect(busy.hasAttribute('src')).toBe(false);
});
