import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fitCoverImages } from './fit-cover-images.ts';
import type { Page } from '../page/page.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** Another address each time: a browser that has a larger file of one already takes that. */
const drawing = (width: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"/>`;
  return `${URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))}#${width}`;
};

/** An image of 2:1 in a frame of this size, with candidates of 200, 400 and 800 pixels. */
function mount(frame: string, sizes: string, cover = 'data-cover="2"'): HTMLImageElement {
  document.body.innerHTML = `<div style="${frame}"><img alt="" ${cover} sizes="${sizes}"
    srcset="${[200, 400, 800].map((width) => `${drawing(width)} ${width}w`).join(', ')}"
    style="display:block;inline-size:100%;block-size:100%;object-fit:cover"></div>`;
  return document.querySelector('img')!;
}
const start = () => ends.push(fitCoverImages({ window } as unknown as Page) as () => void);
/** The observers of the image, of which the page's is the first, have received its size. */
const reported = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      // Not within the report: a change would be one of the same frame.
      requestAnimationFrame(() => resolve());
    });
    observer.observe(image);
  });
const candidate = (image: HTMLImageElement) => image.currentSrc.split('#').at(-1);

it('raises the sizes attribute of a cropped image to the width at which it is rendered', async () => {
  const image = mount('inline-size:150px;block-size:150px', '150px');
  await image.decode();
  const before = candidate(image);
  start();
  expect(image.sizes).toBe('300px');
  await expect.poll(() => Number(candidate(image))).toBeGreaterThan(Number(before));
});

it('does not change an image that has enough pixels or is not cropped', async () => {
  for (const [sizes, cover] of [
    ['290px', 'data-cover="2"'],
    ['600px', 'data-cover="2"'],
    ['10px', ''],
  ] as const) {
    const image = mount('inline-size:150px;block-size:150px', sizes, cover);
    await image.decode();
    start();
    expect(image.sizes).toBe(sizes);
  }
});

it.each(['display:none', 'inline-size:150px;block-size:80px'])(
  'raises the sizes attribute when a frame of %s grows without a window resize',
  async (frame) => {
    const image = mount(frame, '160px');
    start();
    expect(image.sizes).toBe('160px');
    image.parentElement!.style.cssText = 'inline-size:150px;block-size:200px';
    await expect.poll(() => image.sizes).toBe('400px');
  },
);

it('raises the sizes attribute when a window resize enlarges the frame', async () => {
  await page.viewport(500, 400);
  const image = mount('inline-size:150px;block-size:20vb', '160px');
  await image.decode();
  start();
  expect(image.sizes).toBe('160px');
  await page.viewport(500, 1000);
  await expect.poll(() => image.sizes).toBe('400px');
});

it('debounces size changes of the frame by 100 ms (IMG-29)', async () => {
  const image = mount('inline-size:150px;block-size:80px', '160px');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  start();
  const offsetHeight = vi.spyOn(image, 'offsetHeight', 'get');
  for (const height of [120, 160, 200]) {
    image.parentElement!.style.blockSize = `${height}px`;
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    await reported(image);
    vi.advanceTimersByTime(99);
  }
  expect(offsetHeight).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(offsetHeight).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(offsetHeight).toHaveBeenCalledOnce();
});

it('does not change an image that is not rendered', async () => {
  const image = mount('display:none', '100px');
  start();
  expect(image.sizes).toBe('100px');
});
