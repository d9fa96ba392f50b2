import type { MainView } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { checkoutMain } from '../testing/checkout-main.ts';
import { mountPage } from '../testing/mount-page.ts';
import { sampleCart } from '../testing/sample-cart.ts';

/** Words of the shop's pages that are broken across two lines. */
function findSplitWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { index, 0: word } of text.data.matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
}

const cart: MainView = { kind: 'cart', cart: sampleCart() };
const checkout: MainView = checkoutMain({
  // Nothing is known of the shipping before there is an address.
  cart: { ...sampleCart(), shippingOptions: [], selectedShippingOption: null },
});

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(414, 896);
});

it.each([
  ['cart', 'en-US', 320, cart],
  ['cart', 'en-US', 375, cart],
  ['cart', 'de-DE', 375, cart],
  ['checkout', 'en-US', 320, checkout],
  ['checkout', 'en-US', 375, checkout],
  ['checkout', 'de-DE', 375, checkout],
] as const)(
  'the %s page in %s breaks no word across lines at %d px',
  async (_, locale, width, main) => {
    await page.viewport(width, 800);
    mountPage(main, { locale });
    expect(document.querySelector('main')?.textContent).toMatch(/€|EUR/);
    expect(findSplitWords()).toEqual([]);
  },
);
