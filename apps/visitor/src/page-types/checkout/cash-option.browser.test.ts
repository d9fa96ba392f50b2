import { manualMethods } from '@sitewright/contracts/entities';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountCheckout } from '../../testing/mount-checkout.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { collectableCart } from '../../testing/sample-cart.ts';

const payments = manualMethods.map((kind) => ({
  id: kind,
  name: kind,
  description: '',
  kind,
  manual: { name: '', instructions: `About ${kind}` },
}));
const cash = () => page.getByRole('radio', { name: /^Cash on pickup/ });
const transfer = () => page.getByRole('radio', { name: /^Bank transfer/ });
const choose = async (name: RegExp) => {
  (page.getByRole('radio', { name }).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
};
const ship = () => choose(/^Ship to/);
const pickUp = () => choose(/^Pick up in store/);

afterEach(() => document.body.replaceChildren());

it.each(['with', 'without'])(
  'appears and disappears with pickup, %s JavaScript',
  async (script) => {
    const main = { payments, cart: collectableCart() };
    if (script === 'with') mountCheckout({}, main.cart, { payments });
    else mountPage(checkoutMain(main));
    await expect.element(transfer()).toBeChecked();
    await expect.element(page.getByText('About bankTransfer')).toBeVisible();
    await expect.element(page.getByText('About invoice')).not.toBeVisible();
    await expect.element(cash()).not.toBeInTheDocument();
    await pickUp();
    await expect.element(cash()).toBeVisible();
    await choose(/^Cash on pickup/);
    await expect.element(page.getByText('About cashOnPickup')).toBeVisible();
    await ship();
    await expect.element(cash()).not.toBeInTheDocument();
    await expect.element(page.getByText('About cashOnPickup')).not.toBeVisible();
  },
);

it('and the other methods are described by their instructions, also beside an error', async () => {
  mountPage(checkoutMain({ payments, cart: collectableCart() }), {
    formReturn: {
      formId: 'checkout',
      values: { fulfillment: 'pickup' },
      errors: { 'payment.method': 'Choose a payment method.' },
    },
  });
  await expect.element(cash()).toHaveAccessibleDescription('About cashOnPickup');
  await expect
    .element(transfer())
    .toHaveAccessibleDescription('About bankTransfer Choose a payment method.');
});

it('gives way to another method when the order is no longer picked up', async () => {
  mountCheckout({}, collectableCart(), { payments });
  await pickUp();
  await choose(/^Cash on pickup/);
  await ship();
  await expect.element(transfer()).toBeChecked();
  await pickUp();
  await expect.element(transfer()).toBeChecked();
});

it('is shown in a store that only hands out orders', async () => {
  const cart = collectableCart();
  const shippingOptions = cart.shippingOptions.slice(1);
  mountPage(checkoutMain({ payments, cart: { ...cart, shippingOptions }, isPickupOnly: true }));
  await expect.element(cash()).toBeVisible();
});
