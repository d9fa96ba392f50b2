import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

const payments = [
  { id: 'test', name: 'Card', description: '', kind: 'testCard' },
  { id: 'later', name: 'Pay later', description: '', kind: 'payLater' },
] as const;
const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'CH', name: 'Switzerland' },
  { code: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] },
];

type Call = (path: string, body?: unknown) => Promise<Result<unknown>>;

const checkoutOf = (cart: ShoppingCart | null, hasSession = true) =>
  mountPage({
    kind: 'checkout',
    cart,
    hasSession,
    payments,
    countries,
    idempotencyKey: 'abcdefghijklmnop',
  });

function mount(
  responses: { readonly get?: Call; readonly put?: Call; readonly post?: Call } = {},
  cart = sampleCart(),
) {
  const get = vi.fn<Call>(responses.get ?? (async () => ({ ok: true, data: { cart: null } })));
  const put = vi.fn<Call>(responses.put ?? (async () => ({ ok: true, data: { cart: null } })));
  const post = vi.fn<Call>(responses.post ?? (() => new Promise(() => {})));
  const { api, ...runtime } = sampleRuntime();
  const body = checkoutOf(cart);
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  const stop = start(root, { ...runtime, api: { ...api, get, put, post } as never });
  root.dataset['live'] = '';
  return { root, get, put, post, stop };
}

afterEach(() => document.body.replaceChildren());

const collectable: ShoppingCart = {
  ...sampleCart(),
  shippingOptions: [
    { id: 'post', name: 'Post', kind: 'shipping', costCents: 490 },
    {
      id: 'barn',
      name: 'At the barn',
      kind: 'pickup',
      costCents: 0,
      pickup: {
        address: {
          line1: '1 Barn Road',
          line2: '',
          city: 'Rockland',
          state: 'ME',
          zip: '04841',
          country: 'US',
        },
        hours: 'Saturday, 9:00–12:00',
        instructions: 'Ring twice.',
      },
    },
  ],
};

describe('pickup', () => {
  it('replaces the address by the name of the buyer and updates the totals, by keyboard', async () => {
    const { put, post } = mount({}, collectable);
    await expect.element(page.getByLabelText('Country')).toBeVisible();
    await expect.element(page.getByText('Ring twice.')).not.toBeVisible();
    (page.getByRole('radio', { name: 'Ship to an address' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect.element(page.getByText('Ring twice.')).toBeVisible();
    await expect.element(page.getByText(/1 Barn Road, Rockland/)).toBeVisible();
    await expect.element(page.getByLabelText('Country')).not.toBeVisible();
    expect(put.mock.lastCall).toStrictEqual([
      '/api/cart/shipping',
      { location: null, shippingOptionId: 'barn', email: '' },
    ]);
    await userEvent.fill(page.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.fill(page.getByRole('textbox', { name: 'Last name' }), 'Byron');
    await userEvent.click(page.getByRole('button', { name: 'Place order' }));
    await expect
      .poll(() => post.mock.lastCall?.[1])
      .toMatchObject({
        shippingAddress: null,
        shippingOptionId: 'barn',
        billing: { firstName: 'Ada', lastName: 'Byron' },
      });
  });

  it('is the only way in a store that neither ships nor delivers', async () => {
    mountPage({
      kind: 'checkout',
      cart: { ...collectable, shippingOptions: collectable.shippingOptions.slice(1) },
      hasSession: true,
      isPickupOnly: true,
      payments,
      countries,
      idempotencyKey: 'abcdefghijklmnop',
    });
    await expect.element(page.getByRole('radio', { name: /At the barn/ })).toBeChecked();
    await expect.element(page.getByLabelText('Country')).not.toBeInTheDocument();
    await expect.element(page.getByText('Ship to an address')).not.toBeInTheDocument();
  });
});

it.each([
  ['notCovered', 'This store does not ship to this address.'],
  ['noRate', 'This store cannot ship this order to this address.'],
  ['stateNeeded', 'Enter your state to see shipping options.'],
] as const)('explains why nothing ships to the address: %s', async (shippingGap, text) => {
  const cart = { ...sampleCart(), shippingOptions: [], selectedShippingOption: null, shippingGap };
  mount({}, cart);
  await expect.element(page.getByText(text)).toBeVisible();
  document.body.replaceChildren();
  mount({ put: async () => ({ ok: true, data: { cart } }) });
  await userEvent.selectOptions(page.getByLabelText('Country'), 'CH');
  await expect.element(page.getByText(text)).toBeVisible();
});
