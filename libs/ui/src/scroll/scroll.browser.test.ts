import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { scrollIntoView } from './dom/scroll-into-view.ts';

const target = () => document.querySelector<HTMLElement>('#target')!;
const top = () => Math.round(target().getBoundingClientRect().top);

beforeEach(async () => {
  await page.viewport(414, 600);
  document.body.innerHTML = `
    <button id="opener">Read on</button>
    <div style="block-size: 2000px"></div>
    <h2 id="target">Opening hours</h2>
    <div style="block-size: 2000px"></div>
    <h2 id="end">The end</h2>`;
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('#opener')!.focus({ preventScroll: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

it('leaves 30 pixels above an element, from above and from below (SCROLL-04)', async () => {
  await expect(scrollIntoView(target(), { window })).resolves.toBe('arrived');
  expect(top()).toBe(30);
  window.scrollTo(0, 4000);
  await scrollIntoView(target(), { window });
  expect(top()).toBe(30);
});

it('leaves the given offset, also where the page itself scrolls smoothly', async () => {
  document.documentElement.style.scrollBehavior = 'smooth';
  await scrollIntoView(target(), { window }, { offsetPx: 100 });
  expect(top()).toBe(100);
});

it('goes as far as the page does', async () => {
  const end = document.querySelector<HTMLElement>('#end')!;
  await expect(scrollIntoView(end, { window })).resolves.toBe('arrived');
  expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
});

it('is there at once where less motion is wanted', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const arrival = scrollIntoView(target(), { window });
  expect(top()).toBe(30);
  await expect(arrival).resolves.toBe('arrived');
});

it('moves over several frames otherwise', async () => {
  const arrival = scrollIntoView(target(), { window });
  expect(top()).toBeGreaterThan(1000);
  await arrival;
});

it('stops when the visitor touches the page', async () => {
  const outcome = scrollIntoView(target(), { window });
  window.dispatchEvent(new WheelEvent('wheel'));
  await expect(outcome).resolves.toBe('interrupted');
  expect(top()).toBeGreaterThan(1000);
});

it('leaves the focus where it is', async () => {
  await scrollIntoView(target(), { window });
  expect(document.activeElement?.id).toBe('opener');
});

it('moves the focus along on request, and Tab goes on from there', async () => {
  document.querySelector('#end')!.innerHTML = '<button id="last">Last</button>';
  await scrollIntoView(target(), { window }, { takesFocus: true });
  expect(document.activeElement).toBe(target());
  expect(top()).toBe(30);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('last');
  expect(target().hasAttribute('tabindex')).toBe(false);
});

it('lets the focus move nothing, however high the element is', async () => {
  target().style.blockSize = '1500px';
  target().tabIndex = 0;
  await scrollIntoView(target(), { window }, { takesFocus: true });
  expect(document.activeElement).toBe(target());
  expect(top()).toBe(30);
  expect(target().tabIndex).toBe(0);
});
