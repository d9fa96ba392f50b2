import type { CheckoutBody } from '@sitewright/contracts/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutForm, checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { collectableCart, sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';
import type { StripeElement, StripeElements } from './stripe-js.ts';

type Listener = (event: object) => void;

/** The wallet of a device: reports what its buyer does. */
function installWallet(availablePaymentMethods: object | undefined) {
  const listeners = new Map<string, Listener>();
  const updates: number[] = [];
  const element: StripeElement = {
    mount: () => void setTimeout(() => emit('ready', { availablePaymentMethods })),
    destroy: () => {},
    focus: () => {},
    on: (event, listener) => void listeners.set(event, listener as Listener),
  };
  const emit = (event: string, value: object) => listeners.get(event)?.(value);
  const elements: StripeElements = {
    create: () => element,
    update: ({ amount }) => void updates.push(amount),
    submit: async () => ({}),
  };
  const factory = vi.fn(() => ({
    elements: () => elements,
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_wallet' } }),
  }));
  window.Stripe = factory;
  return { emit, updates, factory };
}

const payments = [
  {
    id: 'stripe',
    name: 'Card or wallet',
    description: '',
    kind: 'stripe',
    stripe: {
      publishableKey: 'pk_test_1',
      excludedMethods: [],
      minimumCents: 50,
      maximumCents: 99_999_999,
    },
  },
] as const;

const cartAt = (grandTotalCents: number) => ({
  ...sampleCart(),
  shippingOptions: [{ id: 'world', name: 'World', kind: 'shipping', costCents: 1500 }],
  selectedShippingOption: { id: 'world', name: 'World', kind: 'shipping', costCents: 1500 },
  grandTotalCents,
  payableCents: grandTotalCents,
});

function mount(
  answer: unknown = { ok: true, data: { orderUrl: '#order', nextStepUrl: null } },
  changes: Parameters<typeof checkoutMain>[0] = {},
) {
  const post = vi.fn<(path: string, body: CheckoutBody) => Promise<unknown>>(async () => answer);
  const put = vi.fn(async () => ({ ok: true, data: { cart: cartAt(8100) } }));
  const { api, ...runtime } = sampleRuntime();
  const body = mountPage(checkoutMain({ payments, ...changes }));
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  start(root, { ...runtime, api: { ...api, put, post } as never });
  return { post, put };
}

const address = { line1: 'Bahnhofstrasse 1', city: 'Zürich', postal_code: '8001', country: 'CH' };
const approval = (paymentFailed: () => void) => ({
  billingDetails: { email: 'jo@example.com', name: 'Jo van Berg' },
  shippingAddress: { name: 'Jo van Berg', address: { ...address, state: '' } },
  shippingRate: { id: 'world' },
  paymentFailed,
});

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));
afterEach(() => {
  delete window.Stripe;
  document.body.replaceChildren();
});

it('draws the wallet buttons itself, and loads those of Stripe with the first touch', async () => {
  const { factory } = installWallet({ applePay: true });
  mount();
  const button = page.getByRole('button', { name: 'Pay with Apple Pay' });
  await expect.element(button).toBeVisible();
  expect(factory).not.toHaveBeenCalled();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).not.toBeInTheDocument();
  expect(factory).toHaveBeenCalledTimes(1);
});

it('updates shipping and total for the address of the wallet, and places the order with it', async () => {
  const wallet = installWallet({ applePay: true });
  const { post, put } = mount();
  await userEvent.click(page.getByRole('button', { name: 'Pay with Apple Pay' }));
  await expect
    .element(page.getByRole('button', { name: 'Pay with Apple Pay' }))
    .not.toBeInTheDocument();
  const opened = vi.fn();
  wallet.emit('click', { resolve: opened });
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    emailRequired: true,
    shippingAddressRequired: true,
  });
  const resolve = vi.fn();
  wallet.emit('shippingaddresschange', { address, resolve, reject: vi.fn() });
  await expect.poll(() => resolve.mock.calls.length).toBe(1);
  expect(put.mock.lastCall).toStrictEqual([
    '/api/cart/shipping',
    { location: { country: 'CH', zip: '8001' }, shippingOptionId: undefined },
  ]);
  expect(resolve.mock.calls[0]?.[0]).toStrictEqual({
    shippingRates: [{ id: 'world', displayName: 'World', amount: 1500 }],
  });
  expect(wallet.updates.at(-1)).toBe(8100);
  wallet.emit('confirm', approval(vi.fn()));
  await expect.poll(() => post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    email: 'jo@example.com',
    shippingAddress: {
      firstName: 'Jo van',
      lastName: 'Berg',
      line1: 'Bahnhofstrasse 1',
      zip: '8001',
      city: 'Zürich',
      country: 'CH',
    },
    shippingOptionId: 'world',
    payment: { method: 'stripe', confirmationToken: 'ctoken_wallet' },
  });
});

const declined = {
  ok: false,
  failure: { kind: 'rejected', status: 402, code: 'paymentDeclined', message: 'Declined.' },
};

async function openWallet() {
  await userEvent.click(page.getByRole('button', { name: 'Pay with Google Pay' }));
  await expect
    .element(page.getByRole('button', { name: 'Pay with Google Pay' }))
    .not.toBeInTheDocument();
}

it('closes the wallet and leaves its address in an empty form when the order cannot be placed', async () => {
  const wallet = installWallet({ googlePay: true });
  mount(declined);
  await openWallet();
  wallet.emit('shippingaddresschange', { address, resolve: vi.fn(), reject: vi.fn() });
  const paymentFailed = vi.fn();
  wallet.emit('confirm', approval(paymentFailed));
  await expect.poll(() => paymentFailed.mock.calls.length).toBe(1);
  await expect.element(page.getByText('Declined.')).toBeVisible();
  await expect.element(page.getByLabelText('City')).toHaveValue('Zürich');
});

it('orders with the address of the wallet, and keeps the one that the buyer has typed', async () => {
  const wallet = installWallet({ googlePay: true });
  const { post, put } = mount(declined);
  await userEvent.fill(page.getByLabelText('Address', { exact: true }), 'Torstraße 1');
  await userEvent.fill(page.getByLabelText('City'), 'Berlin');
  await openWallet();
  const paymentFailed = vi.fn();
  wallet.emit('confirm', approval(paymentFailed));
  await expect.poll(() => paymentFailed.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    email: 'jo@example.com',
    shippingAddress: { line1: 'Bahnhofstrasse 1', city: 'Zürich', country: 'CH' },
    payment: { method: 'stripe' },
  });
  await expect.element(page.getByLabelText('City')).toHaveValue('Berlin');
  await expect.element(page.getByLabelText('Country')).toHaveValue('DE');
  await expect.element(page.getByLabelText('Email')).toHaveValue('jo@example.com');
  // The totals are those of the typed address again.
  expect(put.mock.lastCall).toMatchObject(['/api/cart/shipping', { location: { country: 'DE' } }]);
});

it('shows the totals of the typed address again when the buyer closes the wallet', async () => {
  const wallet = installWallet({ googlePay: true });
  const { put } = mount();
  await openWallet();
  wallet.emit('shippingaddresschange', { address, resolve: vi.fn(), reject: vi.fn() });
  await expect.poll(() => put.mock.calls.length).toBe(1);
  wallet.emit('cancel', {});
  await expect.poll(() => put.mock.calls.length).toBe(2);
  expect(put.mock.lastCall).toMatchObject(['/api/cart/shipping', { location: { country: 'DE' } }]);
});

it('opens no wallet before the buyer has agreed to the terms, and asks it for a required phone number', async () => {
  const wallet = installWallet({ googlePay: true });
  const terms = { isRequired: true, text: '', url: '/terms' };
  mount(undefined, { form: checkoutForm({ terms, phone: 'required' }) });
  await openWallet();
  const [resolve, reject] = [vi.fn(), vi.fn()];
  wallet.emit('click', { resolve, reject });
  expect([resolve.mock.calls, reject.mock.calls]).toStrictEqual([[], [[]]]);
  await expect.element(page.getByText('Complete the required fields below first.')).toBeVisible();
  const checkbox = page.getByRole('checkbox', { name: /^I agree/ });
  await expect.element(checkbox).toHaveFocus();
  await userEvent.keyboard(' ');
  wallet.emit('click', { resolve, reject });
  expect(resolve.mock.calls[0]?.[0]).toMatchObject({ phoneNumberRequired: true });
});

it('asks for no address if the order is collected', async () => {
  const wallet = installWallet({ googlePay: true });
  const { post } = mount(undefined, { cart: collectableCart() });
  await userEvent.click(page.getByRole('radio', { name: 'Pick up in store' }));
  await openWallet();
  const resolve = vi.fn();
  wallet.emit('click', { resolve });
  expect(resolve.mock.calls[0]?.[0]).toMatchObject({ shippingAddressRequired: false });
  wallet.emit('confirm', { billingDetails: { email: 'jo@example.com', name: 'Jo van Berg' } });
  await expect.poll(() => post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]?.[1]).toMatchObject({
    shippingAddress: null,
    shippingOptionId: 'barn',
    billing: { firstName: 'Jo van', lastName: 'Berg' },
  });
});

it('is not offered in a store that only offers pickup', async () => {
  mount(undefined, { cart: collectableCart(), isPickupOnly: true });
  await expect.element(page.getByRole('button', { name: 'Place order' })).toBeVisible();
  await expect.element(page.getByText('Express checkout')).not.toBeInTheDocument();
});

it('says that a wallet is missing on this device', async () => {
  installWallet(undefined);
  mount();
  await userEvent.click(page.getByRole('button', { name: 'Pay with Apple Pay' }));
  await expect.element(page.getByText(/^Apple Pay is not available on this device/)).toBeVisible();
});
