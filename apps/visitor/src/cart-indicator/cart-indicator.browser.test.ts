import type { CartSummary, Viewer } from '@sitewright/blocks/client';
import { afterEach, expect, it } from 'vitest';
import { createCartUpdates } from './cart-updates.ts';
import { anonymousViewer } from '@sitewright/site-runtime';
import { mountPage } from '../testing/mount-page.ts';
import { sampleDocument, samplePage } from '../testing/sample-page.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';
import { start } from './island.ts';

const { header } = samplePage({ kind: 'page', document: sampleDocument() });

function mount(viewer: Promise<Viewer>) {
  const body = mountPage(
    { kind: 'page', document: sampleDocument() },
    { header: { ...header, showCart: true } },
  );
  const root = body.querySelector<HTMLElement>('[data-island="cart-indicator"]')!;
  const cart = createCartUpdates();
  start(root, sampleRuntime({ cart, readViewer: () => viewer }));
  return { root, cart };
}

const cartSummary = (totalQuantity: number, subtotalCents: number): CartSummary => ({
  totalQuantity,
  subtotalCents,
  currency: 'EUR',
});

afterEach(() => document.body.replaceChildren());

it('is an empty link to the cart until the cart is loaded (CART-17)', () => {
  const { root } = mount(new Promise(() => {}));
  expect(root.textContent).toBe('');
  expect(root).toHaveAttribute('href', '/cart');
  expect(root).toHaveAccessibleName('Shopping cart');
});

it('shows quantity and subtotal in the store’s currency, and updates when the cart changes (CART-03, CART-18)', async () => {
  const { root, cart } = mount(Promise.resolve({ ...anonymousViewer, cart: cartSummary(3, 8450) }));
  await expect.poll(() => root.textContent).toBe('3€84.50');
  expect(root).toHaveAccessibleName('Shopping cart: 3, €84.50');
  cart.changed(cartSummary(101, 1_000_000));
  expect(root.textContent).toBe('100+€10,000.00');
  cart.changed(cartSummary(0, 0));
  expect(root.textContent).toBe('');
});
