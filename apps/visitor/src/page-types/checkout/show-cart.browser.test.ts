import { afterEach, expect, it } from 'vitest';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { showCart } from './show-cart.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['added', 7390, ['Tax', 'Total']],
  ['a part of the prices', 7090, ['Total', 'Including tax']],
] as const)('labels the tax row and total for a tax that is: %s', (_, grandTotalCents, labels) => {
  const body = mountPage(checkoutMain());
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  showCart(root, { ...sampleCart(), taxCents: 300, grandTotalCents });
  const rows = [...root.querySelectorAll<HTMLElement>('[data-total]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
  const amounts = { Tax: '€3.00', Total: grandTotalCents === 7390 ? '€73.90' : '€70.90' };
  const shown = { ...amounts, 'Including tax': '€3.00' };
  expect(rows.slice(-2)).toStrictEqual(labels.map((label) => `${label}${shown[label]}`));
});

it('updates the amount due beside the button, without what gift cards pay', () => {
  const body = mountPage(checkoutMain());
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  const giftCards = [{ id: 'card', label: '•••• G290', balanceCents: 2000, amountCents: 2000 }];
  showCart(root, { ...sampleCart(), giftCards, grandTotalCents: 7390 });
  expect(root.querySelector('[data-due]')?.textContent).toBe('€53.90');
});
