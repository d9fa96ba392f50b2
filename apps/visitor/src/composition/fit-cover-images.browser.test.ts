import { afterEach, expect, it, vi } from 'vitest';
import { fitCoverImages } from './fit-cover-images.ts';
import type { Page } from './page.ts';

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
const candidate = (image: HTMLImageElement) => image.currentSrc.split('#').at(-1);

it('asks for the width in which a cropped image is drawn, where its frame is higher than was known', async () => {
  const image = mount('inline-size:150px;block-size:150px', '150px');
  await image.decode();
  const before = candidate(image);
  start();
  expect(image.sizes).toBe('300px');
  await expect.poll(() => Number(candidate(image))).toBeGreaterThan(Number(before));
});

it('leaves an image alone that has enough pixels, and one that is not cropped', async () => {
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

it('asks again when the window, and the frame with it, becomes larger', async () => {
  const image = mount('inline-size:150px;block-size:80px', '160px');
  await image.decode();
  start();
  expect(image.sizes).toBe('160px');
  image.parentElement!.style.blockSize = '200px';
  window.dispatchEvent(new Event('resize'));
  await expect.poll(() => image.sizes).toBe('400px');
});

it('waits until the size of the window has rested for 100 ms (IMG-29)', () => {
  vi.useFakeTimers();
  const image = mount('inline-size:150px;block-size:80px', '160px');
  start();
  image.parentElement!.style.blockSize = '200px';
  const offsetHeight = vi.spyOn(image, 'offsetHeight', 'get');
  for (let event = 0; event < 3; event += 1) {
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(99);
  }
  expect(offsetHeight).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(offsetHeight).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(offsetHeight).toHaveBeenCalledOnce();
});

it('asks for nothing where an image is not drawn', async () => {
  const image = mount('display:none', '100px');
  start();
  expect(image.sizes).toBe('100px');
});
