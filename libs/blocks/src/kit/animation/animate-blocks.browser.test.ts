import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import sectionCss from '../section/section.css?inline';
import { animateBlocks } from './animate-blocks.ts';

const windowPx = 600;
/** An element that touches the window's edge counts as visible, so blocks start a little below it. */
const offPx = 10;
let observer: IntersectionObserver | undefined;

/** A page with an empty first screen, followed by blocks of these heights. */
function mount(blocks: readonly (readonly [heightPx: number, content?: string])[]): HTMLElement[] {
  const drawn = blocks.map(
    ([height, content = 'Words']) =>
      `<div class="block" style="height:${height}px">${content}</div>`,
  );
  document.documentElement.dataset['motion'] = 'rise';
  document.body.innerHTML = `<style>body{margin:0}${sectionCss}</style><div style="height:${windowPx + offPx}px"></div>${drawn.join('')}<div style="height:9000px"></div>`;
  observer = animateBlocks(document, window);
  return [...document.querySelectorAll<HTMLElement>('.block')];
}
/** Scrolls until this many pixels below the first screen are visible, and waits for the observer. */
async function see(px: number): Promise<void> {
  scrollTo({ top: px > 0 ? px + offPx : 0, behavior: 'instant' });
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}
const isLoaded = (block: Element | undefined) => block?.classList.contains('animation-loaded');
const opacity = (block: HTMLElement) => Number(getComputedStyle(block).opacity);

beforeEach(() => page.viewport(800, windowPx));
afterEach(() => {
  observer?.disconnect();
  delete document.documentElement.dataset['motion'];
  document.body.replaceChildren();
  scrollTo(0, 0);
});

it('marks a block as loaded when half of it is visible (ANIM-01)', async () => {
  const [block] = mount([[400]]);
  await see(150);
  expect(isLoaded(block)).toBe(false);
  await see(210);
  await expect.poll(() => isLoaded(block)).toBe(true);
});

it('marks a block taller than the viewport as loaded when any part of it is visible (ANIM-02)', async () => {
  const [block] = mount([[windowPx + 200]]);
  await see(0);
  expect(isLoaded(block)).toBe(false);
  await see(20);
  await expect.poll(() => isLoaded(block)).toBe(true);
});

it('marks a block with pending images as loaded once they are decoded (ANIM-03)', async () => {
  const [block] = mount([[200, '<img width="100" height="100" alt="">']]);
  const image = block!.querySelector('img')!;
  const arrive = holdImage(image);
  await see(200);
  expect(isLoaded(block)).toBe(false);
  arrive.load();
  await expect.poll(() => isLoaded(block)).toBe(true);
});

it('does not wait for an image that fails to load (ANIM-04)', async () => {
  const [block] = mount([[200, '<img width="100" height="100" alt="">']]);
  const arrive = holdImage(block!.querySelector('img')!);
  await see(200);
  expect(isLoaded(block)).toBe(false);
  arrive.fail();
  await expect.poll(() => isLoaded(block)).toBe(true);
});

it('does not remove the mark after the block leaves the viewport (ANIM-04)', async () => {
  const [block] = mount([[200]]);
  await see(200);
  await expect.poll(() => isLoaded(block)).toBe(true);
  await see(3000);
  await see(0);
  expect(isLoaded(block)).toBe(true);
  expect(opacity(block!)).toBe(1);
});

it('does not wait for images outside the viewport', async () => {
  const [block] = mount([
    [200, '<img width="10" height="10" alt="" style="position:absolute;left:2000px">'],
  ]);
  holdImage(block!.querySelector('img')!);
  await see(200);
  await expect.poll(() => isLoaded(block)).toBe(true);
});

it('does not hide blocks on the first screen and reveals blocks below it on scroll', async () => {
  const [first, second] = mount([[200], [400]]);
  const shield = document.querySelector<HTMLElement>('body > div')!;
  observer!.disconnect();
  shield.remove();
  for (const block of [first!, second!]) block.className = 'block';
  second!.before(shield);
  observer = animateBlocks(document, window);
  await see(0);
  expect(opacity(first!)).toBe(1);
  await expect.poll(() => opacity(second!)).toBe(0);
  await see(450);
  await expect.poll(() => opacity(second!)).toBe(1);
});

it('shows a hidden block while it contains focus', async () => {
  const [block] = mount([[400, '<a href="#x">Link</a>']]);
  await see(0);
  await expect.poll(() => opacity(block!)).toBe(0);
  block!.querySelector('a')!.focus({ preventScroll: true });
  await expect.poll(() => opacity(block!)).toBe(1);
});

/** An image that the test loads at a chosen moment. */
function holdImage(image: HTMLImageElement): { load: () => void; fail: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  Object.defineProperties(image, {
    complete: { get: () => false },
    decode: { value: () => promise },
  });
  return { load: resolve, fail: () => reject(new Error('There is no such image.')) };
}
