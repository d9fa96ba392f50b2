import { afterEach, expect, it, vi } from 'vitest';
import { shrinkTexts, type ShrunkTexts } from './dom/shrink-texts.ts';

let shrunk: ShrunkTexts | undefined;
const text = () => document.querySelector<HTMLElement>('#text')!;
const box = () => text().parentElement!;
const size = (element = text()) => Number.parseFloat(getComputedStyle(element).fontSize);
const isInside = (element = text()) => element.scrollWidth <= element.clientWidth;
const markup = (words: string, width: number, more = '') =>
  `<div style="inline-size: ${width}px; font: 40px/1.2 sans-serif; white-space: nowrap"><p id="text" style="margin: 0; ${more}">${words}</p></div>`;

function shrink(words: string, width: number, more = ''): void {
  document.body.innerHTML = markup(words, width, more);
  shrunk = shrinkTexts([text()], { window });
}

afterEach(() => {
  shrunk?.destroy();
  document.body.replaceChildren();
});

it('reduces the font size to the largest that fits (UI-01)', () => {
  shrink('Harbour master', 200);
  expect(isInside()).toBe(true);
  expect(size()).toBeLessThan(40);
  text().style.fontSize = `${size() + 1}px`;
  expect(isInside()).toBe(false);
});

it('stops at 11 px even if the text does not fit (UI-01)', () => {
  shrink('Harbour master of the northern islands', 60);
  expect(size()).toBe(11);
  expect(isInside()).toBe(false);
});

it('sets no inline font size for a text that fits', () => {
  shrink('Harbour', 400);
  expect(text().style.fontSize).toBe('');
  expect(size()).toBe(40);
});

it('respects the height of a box', () => {
  shrink('Harbour master', 200, 'block-size: 60px; white-space: normal');
  expect(text().scrollHeight).toBeLessThanOrEqual(60);
  expect(size()).toBeLessThan(40);
  expect(size()).toBeGreaterThan(11);
});

it('shrinks right-to-left text', () => {
  shrink('מנהל הנמל הצפוני', 150, 'direction: rtl');
  expect(isInside()).toBe(true);
  expect(size()).toBeLessThan(40);
});

it('follows the width of its box and restores the original font size', async () => {
  shrink('Harbour master', 200);
  const before = size();
  box().style.inlineSize = '150px';
  await expect.poll(() => size()).toBeLessThan(before);
  expect(isInside()).toBe(true);
  box().style.inlineSize = '600px';
  await expect.poll(() => size()).toBe(40);
});

it('follows the width of the container for a box with fit-content', async () => {
  shrink('Harbour master', 200, 'inline-size: fit-content; max-inline-size: 100%');
  expect(size()).toBeLessThan(40);
  box().style.inlineSize = '600px';
  await expect.poll(() => size()).toBe(40);
});

it('writes no attributes again and causes no ResizeObserver loop error', async () => {
  const errors: unknown[] = [];
  const note = (event: Event) => errors.push(event);
  const written = vi.fn<() => void>();
  window.addEventListener('error', note);
  shrink('Harbour master', 200);
  const observer = new MutationObserver(written);
  observer.observe(text(), { attributes: true });
  for (let frame = 0; frame < 4; frame++) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  window.removeEventListener('error', note);
  expect(written).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

it('starts with the inline font size of the element and restores it on destroy', () => {
  shrink('Harbour', 200, 'font-size: 60px');
  expect(size()).toBeGreaterThan(40);
  expect(isInside()).toBe(true);
  shrunk?.destroy();
  expect(size()).toBe(60);
});

it('measures again on request', () => {
  shrink('Harbour', 200);
  text().textContent = 'Harbour master';
  expect(isInside()).toBe(false);
  shrunk?.update();
  expect(isInside()).toBe(true);
});

it('shrinks several texts independently and restores them on destroy', () => {
  document.body.innerHTML = markup('Harbour master', 200) + markup('Captain', 100);
  const texts = [...document.querySelectorAll<HTMLElement>('p')];
  shrunk = shrinkTexts(texts, { window });
  expect(texts.map((each) => isInside(each))).toEqual([true, true]);
  expect(size(texts[0])).not.toBe(size(texts[1]));
  shrunk.destroy();
  expect(texts.map((each) => size(each))).toEqual([40, 40]);
});
