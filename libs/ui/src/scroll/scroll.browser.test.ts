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

it('scrolls an element to 30 px below the viewport top in both directions (SCROLL-04)', async () => {
  await expect(scrollIntoView(target(), { window })).resolves.toBe('arrived');
  expect(top()).toBe(30);
  window.scrollTo(0, 4000);
  await scrollIntoView(target(), { window });
  expect(top()).toBe(30);
});

it('uses the given offset, even with scroll-behavior: smooth', async () => {
  document.documentElement.style.scrollBehavior = 'smooth';
  await scrollIntoView(target(), { window }, { offsetPx: 100 });
  expect(top()).toBe(100);
});

it('stops at the end of the page', async () => {
  const end = document.querySelector<HTMLElement>('#end')!;
  await expect(scrollIntoView(end, { window })).resolves.toBe('arrived');
  expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
});

it('scrolls immediately when reduced motion is preferred', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const arrival = scrollIntoView(target(), { window });
  expect(top()).toBe(30);
  await expect(arrival).resolves.toBe('arrived');
});

it('does not scroll immediately by default', async () => {
  const arrival = scrollIntoView(target(), { window });
  expect(top()).toBeGreaterThan(1000);
  await arrival;
});

it('is interrupted by a wheel event', async () => {
  const outcome = scrollIntoView(target(), { window });
  window.dispatchEvent(new WheelEvent('wheel'));
  await expect(outcome).resolves.toBe('interrupted');
  expect(top()).toBeGreaterThan(1000);
});

it('does not move focus by default', async () => {
  await scrollIntoView(target(), { window });
  expect(document.activeElement?.id).toBe('opener');
});

it('moves focus to the target with takesFocus, and Tab continues from there', async () => {
  document.querySelector('#end')!.innerHTML = '<button id="last">Last</button>';
  await scrollIntoView(target(), { window }, { takesFocus: true });
  expect(document.activeElement).toBe(target());
  expect(top()).toBe(30);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.id).toBe('last');
  expect(target().hasAttribute('tabindex')).toBe(false);
});

it('does not scroll on focus, even when the element is higher than the viewport', async () => {
  target().style.blockSize = '1500px';
  target().tabIndex = 0;
  await scrollIntoView(target(), { window }, { takesFocus: true });
  expect(document.activeElement).toBe(target());
  expect(top()).toBe(30);
  expect(target().tabIndex).toBe(0);
});
