import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleContext } from '../testing/sample-page.ts';
import { createPage } from './create-page.ts';

const answer = (value: string, maxAge = 60) =>
  (document.cookie = `ss_consent=${value}; path=/; max-age=${maxAge}`);

// Tests of other files answer the banner too.
beforeEach(() => answer('', 0));
afterEach(() => answer('', 0));

it('lends islands what the visitor answered to the cookie banner, as it is when they ask', async () => {
  const { consent } = await createPage(window, sampleContext).readServices();
  expect(consent.read()).toBeUndefined();
  answer(`accept.${Date.now()}`);
  expect(consent.read()).toBe('accept');
  answer(`decline.${Date.now()}`);
  expect(consent.read()).toBe('decline');
});

it('tells islands when the banner has been answered', async () => {
  const { consent } = await createPage(window, sampleContext).readServices();
  const seen: unknown[] = [];
  const listener = vi.fn<() => void>(() => seen.push(consent.read()));
  const stop = consent.subscribe(listener);
  const send = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  };
  // The form's own handler may run after the islands are notified.
  const answering = () => void answer(`accept.${Date.now()}`);
  document.addEventListener('submit', answering);
  send();
  expect(listener).not.toHaveBeenCalled();
  await expect.poll(() => seen).toStrictEqual(['accept']);
  document.removeEventListener('submit', answering);
  stop();
  send();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(listener).toHaveBeenCalledOnce();
});
