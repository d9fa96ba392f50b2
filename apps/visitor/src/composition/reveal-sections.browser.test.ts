import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { revealSections } from './reveal-sections.ts';

/** Sections as high as the window; answers their grids. */
function mount(): Element[] {
  document.body.innerHTML =
    '<section class="section" style="block-size:100vh"><div class="grid">Words</div></section>'.repeat(
      3,
    );
  return [...document.querySelectorAll('.grid')];
}

let stop = () => {};
const running = (grid: Element | undefined) => grid?.getAnimations().length ?? 0;
const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

beforeEach(() => page.viewport(800, 600));
afterEach(() => {
  stop();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

it('leaves the first screen as it is and hides nothing below it', async () => {
  const grids = mount();
  stop = revealSections(document, 'fade');
  await settled();
  expect(grids.map(running)).toStrictEqual([0, 0, 0]);
  expect(grids.map((grid) => getComputedStyle(grid).opacity)).toStrictEqual(['1', '1', '1']);
});

it.each(['fade', 'rise'])('lets a section %s when it is scrolled to, once', async (motion) => {
  const grids = mount();
  stop = revealSections(document, motion);
  await settled();
  scrollTo(0, 1300);
  await expect.poll(() => running(grids[2])).toBe(1);
  for (const animation of grids[2]?.getAnimations() ?? []) animation.finish();
  scrollTo(0, 0);
  await settled();
  scrollTo(0, 1300);
  await settled();
  expect(running(grids[2])).toBe(0);
});

it('moves nothing for a motion that it does not know', async () => {
  const grids = mount();
  stop = revealSections(document, 'none');
  await settled();
  scrollTo(0, 1300);
  await settled();
  expect(grids.map(running)).toStrictEqual([0, 0, 0]);
});
