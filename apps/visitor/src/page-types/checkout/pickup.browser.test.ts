import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountCheckout as mount } from '../../testing/mount-checkout.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { collectableCart, sampleCart } from '../../testing/sample-cart.ts';

afterEach(() => document.body.replaceChildren());

const collectable = collectableCart();

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
    await expect.element(page.getByText(/Saturday: 9:00\sAM – 12:00\sPM/)).toBeVisible();
    await expect.element(page.getByText('Closed on holidays.')).toBeVisible();
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
    mountPage(
      checkoutMain({
        cart: { ...collectable, shippingOptions: collectable.shippingOptions.slice(1) },
        isPickupOnly: true,
      }),
    );
    await expect.element(page.getByRole('radio', { name: /At the barn/ })).toBeChecked();
    await expect.element(page.getByLabelText('Country')).not.toBeInTheDocument();
    await expect.element(page.getByText('Ship to an address')).not.toBeInTheDocument();
  });
});

it.each([
  ['notCovered', 'This store does not ship to this address.', undefined],
  ['noRate', 'This store cannot ship this order to this address.', undefined],
  ['stateNeeded', 'Enter your state to see shipping options.', undefined],
  [
    'notCovered',
    /^These products cannot be shipped to this address: Sofa and Wardrobe\./,
    ['Sofa', 'Wardrobe'],
  ],
] as const)('explains why nothing ships to the address: %s', async (shippingGap, text, items) => {
  const cart = {
    ...sampleCart(),
    shippingOptions: [],
    selectedShippingOption: null,
    shippingGap,
    ...(items === undefined ? {} : { shippingGapItems: [...items] }),
  };
  mount({}, cart);
  await expect.element(page.getByText(text)).toBeVisible();
  document.body.replaceChildren();
  mount({ put: async () => ({ ok: true, data: { cart } }) });
  await userEvent.selectOptions(page.getByLabelText('Country'), 'CH');
  await expect.element(page.getByText(text)).toBeVisible();
});
