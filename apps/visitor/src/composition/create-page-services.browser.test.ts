import { afterEach, expect, it } from 'vitest';
import { sampleContext } from '../testing/sample-page.ts';
import { createPage } from './create-page.ts';

const answer = (value: string, maxAge = 60) =>
  (document.cookie = `ss_consent=${value}; path=/; max-age=${maxAge}`);

afterEach(() => answer('', 0));

it('lends islands what the visitor answered to the cookie banner, as it is when they ask', async () => {
  const { consent } = await createPage(window, sampleContext).readServices();
  expect(consent.read()).toBeUndefined();
  answer(`accept.${Date.now()}`);
  expect(consent.read()).toBe('accept');
  answer(`decline.${Date.now()}`);
  expect(consent.read()).toBe('decline');
});
