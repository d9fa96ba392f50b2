import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
  mountPage({
    kind: 'checkout',
    cart,
    hasSession: true,
    payments: [{ id: 'test', name: 'Card', description: '', kind: 'testCard' }],
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'CH', name: 'Switzerland' },
    ],
    idempotencyKey: 'abcdefghijklmnop',
  }).querySelector<HTMLElement>('[data-island="checkout"]')!;

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
