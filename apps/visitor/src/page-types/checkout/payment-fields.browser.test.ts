import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

const free = {
  ...sampleCart(),
  discountCents: 6600,
  reverseChargeCents: 0,
  shippingCostCents: 0,
  grandTotalCents: 0,
  payableCents: 0,
};

const mount = (cart = sampleCart()) =>
  mountPage(checkoutMain({ cart })).querySelector<HTMLElement>('[data-island="checkout"]')!;

const payment = () => page.getByRole('group', { name: 'Payment' });

afterEach(() => document.body.replaceChildren());

it('renders payment fields only when the total is above zero', async () => {
  mount();
  await expect.element(payment()).toBeVisible();
  mount(free);
  await expect.element(payment()).not.toBeInTheDocument();
  const data = new FormData(document.querySelector('form')!);
  expect(data.getAll('payment.method')).toStrictEqual(['none']);
});

it('renders payment fields while the shipping cost is unknown', async () => {
  mount({ ...free, selectedShippingOption: null });
  await expect.element(payment()).toBeVisible();
});

it('adds and removes payment fields when the total changes', async () => {
  const put = vi.fn<() => Promise<unknown>>();
  const post = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}));
  const { api, ...runtime } = sampleRuntime();
  const stop = start(mount(), { ...runtime, api: { ...api, put, post } as never });
  const choose = async (country: string, cart: object) => {
    put.mockResolvedValue({ ok: true, data: { cart } });
    await userEvent.selectOptions(page.getByLabelText('Country'), country);
  };
  await choose('CH', free);
  await expect.element(payment()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Place order' }).click();
  expect(post.mock.lastCall).toMatchObject(['/api/checkout', { payment: { method: 'none' } }]);
  await choose('DE', sampleCart());
  await expect.element(payment()).toBeVisible();
  expect(new FormData(document.querySelector('form')!).getAll('payment.method')).toStrictEqual([
    'testCard',
  ]);
  stop();
});

const stripe = {
  id: 'stripe',
  name: 'Card or wallet',
  description: '',
  kind: 'stripe',
  stripe: { publishableKey: 'pk_1', excludedMethods: [], minimumCents: 50, maximumCents: 10_000 },
} as const;
const later = { id: 'later', name: 'Invoice', description: '', kind: 'invoice' } as const;
const byCard = () => page.getByRole('radio', { name: /^Card or wallet/ });

it('closes the card with a sentence while Stripe does not charge the total', async () => {
  const put = vi.fn<() => Promise<unknown>>();
  const post = vi.fn<() => Promise<unknown>>(() => new Promise(() => {}));
  const { api, ...runtime } = sampleRuntime();
  const cart = sampleCart();
  const costing = (payableCents: number) => ({
    ...cart,
    payableCents,
    grandTotalCents: payableCents,
  });
  const body = mountPage(checkoutMain({ payments: [stripe, later], cart: costing(49) }));
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  await expect.element(byCard()).toBeDisabled();
  await expect
    .element(page.getByText(/^Card payments require a total of at least €0\.50\./))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Invoice/ })).toBeChecked();
  const stop = start(root, { ...runtime, api: { ...api, put, post } as never });
  const choose = async (country: string, payableCents: number) => {
    put.mockResolvedValue({ ok: true, data: { cart: costing(payableCents) } });
    await userEvent.selectOptions(page.getByLabelText('Country'), country);
  };
  await choose('CH', 50);
  await expect.element(byCard()).toBeEnabled();
  await byCard().click();
  await choose('DE', 10_001);
  await expect.element(byCard()).toBeDisabled();
  await expect.element(byCard()).not.toBeChecked();
  await expect.element(page.getByText(/^Card payments are limited to €100\.00\./)).toBeVisible();
  stop();
});
