import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutForm, checkoutMain } from '../../testing/checkout-main.ts';
import { mountCheckout as mount } from '../../testing/mount-checkout.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'JP', name: 'Japan' },
  { code: 'SG', name: 'Singapore' },
  { code: 'IE', name: 'Ireland' },
  { code: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] },
];

/** The labels of the shipping address in the order of the Tab key; a required one has an asterisk. */
const visibleLabels = () =>
  [...document.querySelectorAll<HTMLElement>('.checkout-sent .field:has(label)')]
    .filter((row) => row.checkVisibility())
    .map((row) => {
      const isRequired = row.querySelector<HTMLInputElement>('input, select')?.required;
      return `${row.querySelector('label')?.innerText}${isRequired ? '*' : ''}`;
    })
    .filter((label) => !/^(?:Country|First name|Last name)/.test(label));

afterEach(() => document.body.replaceChildren());

const choose = (code: string) => userEvent.selectOptions(page.getByLabelText('Country'), code);
const street = ['Address*', 'Apartment, floor (optional)'];
const phone = 'Phone (optional)';

describe('the fields of an address', () => {
  it.each([
    ['US', [...street, 'City*', 'State*', 'ZIP code*', phone]],
    ['DE', [...street, 'Postal code*', 'City*', phone]],
    ['GB', [...street, 'Town or city*', 'Postcode*', phone]],
    ['JP', ['Postal code*', 'Prefecture*', 'City*', ...street, phone]],
    ['SG', [...street, 'Postal code*', phone]],
    ['IE', [...street, 'City*', 'County (optional)', 'Eircode (optional)', phone]],
  ])('are those of %s, rendered by the server and arranged by the script', async (code, labels) => {
    const cart = { ...sampleCart(), shippingLocation: { country: code } };
    mountPage(checkoutMain({ cart, countries }));
    expect(visibleLabels()).toStrictEqual(labels);
    mount({}, sampleCart(), { countries });
    await choose(code);
    expect(visibleLabels()).toStrictEqual(labels);
  });

  it('suggest the states of a country whose taxes depend on them', async () => {
    mount({}, sampleCart(), { countries });
    const state = () => document.querySelector<HTMLInputElement>('[name="shippingAddress.state"]')!;
    await choose('US');
    expect([...(state().list?.options ?? [])].map(({ value }) => value)).toStrictEqual(['NY']);
    await choose('DE');
    expect([state().required, state().list]).toStrictEqual([false, null]);
  });

  it('keep what was typed when the country changes, and send only what is shown', async () => {
    const { post } = mount({}, sampleCart(), { countries });
    await userEvent.fill(page.getByLabelText('City'), 'Berlin');
    await choose('SG');
    await page.getByRole('button', { name: 'Place order' }).click();
    expect(post.mock.lastCall?.[1]).toMatchObject({ shippingAddress: { city: '' } });
    await choose('GB');
    await expect.element(page.getByLabelText('Town or city')).toHaveValue('Berlin');
  });

  it('shows the errors of fields with the label of the country, and focuses the first', async () => {
    const failure = {
      kind: 'rejected',
      status: 400,
      code: 'invalidRequest',
      message: 'Please check your entries.',
      errors: {
        'shippingAddress.city': 'This field is required.',
        'shippingAddress.zip': 'No such code.',
      },
    } as const;
    mount({ post: async () => ({ ok: false, failure }) }, sampleCart(), { countries });
    await choose('JP');
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect.element(page.getByLabelText('Postal code')).toHaveFocus();
    await expect
      .element(page.getByLabelText('Postal code'))
      .toHaveAccessibleDescription('No such code.');
  });
});

describe('a phone number', () => {
  it('is formatted once it is entered, as in its country or with its prefix', async () => {
    mount({}, sampleCart(), { countries });
    await choose('US');
    const field = page.getByLabelText('Phone (optional)');
    await userEvent.fill(field, '2075550101');
    await userEvent.tab();
    await expect.element(field).toHaveValue('(207) 555-0101');
    await userEvent.fill(field, '+4930901820');
    await userEvent.tab();
    await expect.element(field).toHaveValue('+49 30 901820');
    await userEvent.fill(field, 'none');
    await userEvent.tab();
    await expect.element(field).toHaveValue('none');
  });

  it.each([
    ['required', 'Phone', true],
    ['optional', 'Phone (optional)', false],
  ] as const)('that is %s', async (mode, label, isRequired) => {
    mountPage(checkoutMain({ form: checkoutForm({ phone: mode, company: mode }) }));
    const field = page.getByLabelText(label, { exact: true });
    expect((field.element() as HTMLInputElement).required).toBe(isRequired);
    await expect.element(page.getByLabelText(/^Company/)).toBeVisible();
  });

  it('is not asked for if it is hidden', async () => {
    mountPage(checkoutMain({ form: checkoutForm({ phone: 'hidden' }) }));
    await expect.element(page.getByLabelText(/^Phone/)).not.toBeInTheDocument();
    await expect.element(page.getByLabelText(/^Company/)).not.toBeInTheDocument();
  });
});
