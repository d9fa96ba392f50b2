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
let asked: Asked[];
let lightbox: Lightbox | undefined;
const log = vi.fn<(message: string) => void>();

beforeEach(() => {
  asked = [];
  log.mockClear();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const answer = (isThere: boolean) => (isThere ? resolve() : reject(new Error('404')));
    asked.push({ name: /([a-z]+)\.jpg$/.exec(this.src)?.[1] ?? '', answer });
    return promise;
  });
});
afterEach(async () => {
  lightbox?.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  vi.restoreAllMocks();
});

const askedNames = () => asked.map(({ name }) => name);

async function open(count: number, currentSetIndex = 0): Promise<void> {
  lightbox = openLightbox(itemsOf(count), { currentSetIndex, speed: 0 }, { window, log });
  await vi.waitUntil(() => asked.length > 0);
}

it('loads the picture that is shown and its neighbors at once on a desk (IMG-27)', async () => {
  await page.viewport(1280, 800);
  await open(4);
  expect(askedNames()).toEqual(['stairs', 'roof', 'yard']);
});

it('loads one after the other on a phone, what is shown first (IMG-28)', async () => {
  await page.viewport(390, 800);
  await open(4);
  expect(askedNames()).toEqual(['stairs']);
  asked[0]!.answer(true);
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
  asked[1]!.answer(true);
  await expect.poll(askedNames).toEqual(['stairs', 'roof', 'yard']);
});

it('does not wait for the neighbors of an earlier picture', async () => {
  await page.viewport(390, 800);
  await open(4);
  lightbox!.next();
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
  asked[0]!.answer(true);
  asked[1]!.answer(true);
  // Not the neighbors of the first item, but the next one after the second.
  await expect.poll(askedNames).toEqual(['stairs', 'roof', 'hall']);
});

it.each([
  [1, ['stairs']],
  [2, ['stairs', 'roof']],
])('asks of %i pictures for each once', async (count, expected) => {
  await page.viewport(1280, 800);
  await open(count);
  expect(askedNames()).toEqual(expected);
});

it('says which picture could not be loaded, and goes on (IMG-24)', async () => {
  await page.viewport(390, 800);
  await open(4);
  asked[0]!.answer(false);
  await expect.poll(() => log.mock.calls).toEqual([[`${addressOf('stairs')} not loaded`]]);
  await expect.poll(askedNames).toEqual(['stairs', 'roof']);
});

it('says that a picture has no source (IMG-18)', async () => {
  const content = { kind: 'picture', source: ' ', alt: 'Nothing' } as const;
  lightbox = openLightbox([{ content }], { speed: 0 }, { window, log });
  await expect.poll(() => log.mock.calls).toEqual([['Invalid or missing image source.']]);
  expect(asked).toEqual([]);
});

it('loads nothing more once it is closed', async () => {
  await page.viewport(390, 800);
  await open(4);
  lightbox!.close();
  await vi.waitUntil(() => document.querySelector('.lightbox') === null);
  asked[0]!.answer(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(askedNames()).toEqual(['stairs']);
});

it('skips a picture that carries the class loading, and no other (IMG-14)', async () => {
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
