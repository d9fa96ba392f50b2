import type { CheckoutField } from '@sitewright/contracts/entities';
import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutForm, checkoutMain } from '../../testing/checkout-main.ts';
import { mountCheckout as mount } from '../../testing/mount-checkout.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';

const fields: CheckoutField[] = [
  { id: 'gift', type: 'textarea', title: 'Gift message', description: 'We write it by hand.' },
  { id: 'wrap', type: 'radio', title: 'Wrapping', options: ['Paper', 'Box'], required: true },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
  { id: 'day', type: 'date', title: 'Delivery date' },
];
const form = checkoutForm({
  fields,
  orderNotes: true,
  terms: { isRequired: true, text: 'I have read the terms of the pottery.', url: '/terms' },
});

afterEach(() => document.body.replaceChildren());

it('sends answers, note and agreement with the order', async () => {
  const { post } = mount({}, sampleCart(), { form });
  await userEvent.fill(page.getByLabelText('Gift message (optional)'), 'Happy birthday!');
  await userEvent.click(page.getByRole('radio', { name: 'Box' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Ribbon' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Card' }));
  await userEvent.fill(page.getByLabelText('Order note (optional)'), 'Ring twice.');
  await userEvent.click(
    page.getByRole('checkbox', { name: 'I have read the terms of the pottery.' }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Place order' }));
  expect(post.mock.lastCall?.[1]).toMatchObject({
    note: 'Ring twice.',
    acceptsTerms: true,
    fields: {
      'fields[gift]': ['Happy birthday!'],
      'fields[wrap]': ['Box'],
      'fields[extras]': ['Ribbon', 'Card'],
    },
  });
});

it('shows their errors with those of the other fields, and clears each when it is edited', async () => {
  const failure = {
    kind: 'rejected',
    status: 400,
    code: 'invalidRequest',
    message: 'Please check your entries.',
    errors: { 'fields[wrap]': 'This field is required.', acceptsTerms: 'Agree to the terms.' },
  } as const;
  mount({ post: async () => ({ ok: false, failure }) }, sampleCart(), { form });
  await userEvent.click(page.getByRole('button', { name: 'Place order' }));
  await expect.element(page.getByRole('radio', { name: 'Paper' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('This field is required.')).not.toBeInTheDocument();
  await expect.element(page.getByText('Agree to the terms.')).toBeVisible();
  await userEvent.click(
    page.getByRole('checkbox', { name: 'I have read the terms of the pottery.' }),
  );
  await expect.element(page.getByText('Agree to the terms.')).not.toBeInTheDocument();
});

it('shows what was submitted again without a script, and focuses the first error', async () => {
  const formReturn = {
    formId: 'checkout',
    values: {
      'fields[gift]': 'Happy birthday!',
      'fields[extras]': 'Ribbon\nCard',
      note: 'Ring twice.',
      acceptsTerms: 'yes',
    },
    errors: { 'fields[wrap]': 'This field is required.' },
  };
  mountPage(checkoutMain({ form }), { formReturn });
  await expect
    .element(page.getByLabelText('Gift message (optional)'))
    .toHaveValue('Happy birthday!');
  for (const name of ['Ribbon', 'Card', 'I have read the terms of the pottery.'])
    await expect.element(page.getByRole('checkbox', { name })).toBeChecked();
  await expect.element(page.getByLabelText('Order note (optional)')).toHaveValue('Ring twice.');
  await expect
    .element(page.getByRole('radio', { name: 'Paper' }))
    .toHaveAccessibleDescription('This field is required.');
  await expect
    .element(page.getByRole('link', { name: 'Read the terms' }))
    .toHaveAttribute('target', '_blank');
});

it('has no axe violations, and fits into 320 px', async () => {
  await page.viewport(320, 740);
  mount({}, sampleCart(), { form });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const { violations } = await axe.run(document.querySelector('.checkout')!, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.viewport(1280, 800);
});

it('says that the cart is below the minimum, instead of a form (CHECKOUT-10)', async () => {
  const minimumMessage = 'your order subtotal must be €80.00 or more';
  mountPage(checkoutMain({ cart: { ...sampleCart(), minimumMessage } }));
  await expect.element(page.getByRole('alert')).toHaveTextContent(minimumMessage);
  await expect
    .element(page.getByRole('link', { name: 'Edit cart' }))
    .toHaveAttribute('href', '/cart');
  await expect.element(page.getByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
});
