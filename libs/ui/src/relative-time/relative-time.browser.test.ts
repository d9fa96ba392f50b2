import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceTimes } from './dom/enhance-times.ts';

const warn = vi.fn<(message: string) => void>();
const texts = () => [...document.querySelectorAll('time')].map((time) => time.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('updates times in a page, pauses while the page is hidden, and stops', () => {
  document.body.innerHTML = `
    <time class="timesince" data-date="1000000">then</time>
    <time class="timesince" data-date="soon">then</time>
    <time data-date="1000000">then</time>`;
  const stop = enhanceTimes(document, { window, warn });
  expect(texts()).toEqual(['just now', 'then', 'then']);
  expect(warn).toHaveBeenCalledOnce();

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(12_000);
  expect(texts()[0]).toBe('just now');
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()[0]).toBe('12 seconds ago');

  stop();
  vi.advanceTimersByTime(12_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()[0]).toBe('12 seconds ago');
});
