import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleContext } from '../testing/sample-page.ts';
import { createPage } from './create-page.ts';

const result = (value: string, maxAge = 60) =>
  (document.cookie = `ss_consent=${value}; path=/; max-age=${maxAge}`);

// Tests of other files answer the banner too.
beforeEach(() => result('', 0));
afterEach(() => result('', 0));

it('reads the current cookie consent for islands', async () => {
  const { consent } = await createPage(window, sampleContext).readServices();
  expect(consent.read()).toBeUndefined();
  result(`accept.${Date.now()}`);
  expect(consent.read()).toBe('accept');
  result(`decline.${Date.now()}`);
  expect(consent.read()).toBe('decline');
});

it('notifies islands after the cookie banner is answered, until they unsubscribe', async () => {
  const { consent } = await createPage(window, sampleContext).readServices();
  const seen: unknown[] = [];
  const listener = vi.fn<() => void>(() => seen.push(consent.read()));
  const stop = consent.subscribe(listener);
  const send = () => {
    const event = new Event('submit', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  };
  // The form's own handler may run after the islands are notified.
  const answering = () => void result(`accept.${Date.now()}`);
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
