import type { CheckoutBody } from '@sitewright/contracts/api';
import type { Result } from '@sitewright/data-layer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutOf, mountCheckout as mount } from '../../testing/mount-checkout.ts';
import { sampleCart } from '../../testing/sample-cart.ts';

type Call = (path: string, body?: unknown) => Promise<Result<unknown>>;

const total = (name: string) => document.querySelector(`[data-total="${name}"] dd`)?.textContent;

afterEach(() => document.body.replaceChildren());

it('updates the shipping options and totals when the country changes', async () => {
  const kind = 'shipping' as const;
  const world = { id: 'world', name: 'World', kind, costCents: 1500, estimate: '9 days' };
  const abroad = {
    ...sampleCart(),
    shippingOptions: [world, { id: 'walk', name: 'On foot', kind, costCents: 0 }],
    selectedShippingOption: world,
    shippingCostCents: 1500,
    taxCents: 300,
    grandTotalCents: 8400,
  };
  const { put } = mount({ put: async () => ({ ok: true, data: { cart: abroad } }) });
  await userEvent.selectOptions(page.getByLabelText('Country'), 'CH');
  await expect.poll(() => put.mock.calls.length).toBe(1);
  expect(put.mock.calls[0]).toStrictEqual([
    '/api/cart/shipping',
    { location: { country: 'CH' }, shippingOptionId: undefined, email: '' },
  ]);
  await expect.element(page.getByRole('radio', { name: /^World/ })).toBeChecked();
  await expect.element(page.getByText('Free', { exact: true })).toBeVisible();
  expect([total('shipping'), total('tax'), total('grand')]).toStrictEqual([
    '€15.00',
    '€3.00',
    '€84.00',
  ]);
});

it('shows that a state does not exist once its field is left, and calls the total an estimate', async () => {
  const stateError = 'This state does not exist. Choose one from the list.';
  const known = sampleCart();
  const { put } = mount({
    put: async (_path, body) => {
      const { location } = body as { readonly location: { readonly state?: string } };
      const cart = location.state === 'ME' ? known : { ...known, stateError };
      return { ok: true, data: { cart } };
    },
  });
  const grandLabel = () => document.querySelector('[data-total="grand"] dt')?.textContent;
  await userEvent.selectOptions(page.getByLabelText('Country'), 'US');
  const field = page.getByLabelText('State', { exact: true });
  await userEvent.fill(field, 'Mane');
  await expect.poll(() => grandLabel()).toBe('Estimated total');
  expect(page.getByText(stateError).elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByText(stateError)).toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  const before = put.mock.calls.length;
  await userEvent.fill(field, 'ME');
  await expect.poll(() => put.mock.calls.length).toBe(before + 1);
  await userEvent.tab();
  await expect.poll(() => grandLabel()).toBe('Total');
  expect(page.getByText(stateError).elements()).toEqual([]);
});

it('has the same form height before and after its script starts', () => {
  checkoutOf(sampleCart());
  const form = document.querySelector<HTMLElement>('[data-checkout-form]')!;
  const before = form.offsetHeight;
  document.querySelector<HTMLElement>('[data-island="checkout"]')!.dataset['live'] = '';
  expect(form.offsetHeight).toBe(before);
});

it('requests the totals when another shipping option is selected', async () => {
  const { put } = mount();
  document.querySelector<HTMLInputElement>('[name="shippingOptionId"]')?.click();
  document
    .querySelector('[name="shippingOptionId"]')
    ?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => put.mock.calls.length).toBe(1);
  expect(put.mock.calls[0]?.[1]).toMatchObject({ shippingOptionId: 'post' });
});

const error = (code: 'invalidRequest' | 'cartChanged') =>
  ({ ok: false, failure: { kind: 'rejected', status: 400, code, message: 'No.' } }) as const;

it('requests the shipping options of a new country when the order is sent before they were updated', async () => {
  const { put, post } = mount({ post: async () => error('invalidRequest') });
  await userEvent.selectOptions(page.getByLabelText('Country'), 'CH');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => post.mock.calls.length).toBe(1);
  await expect.poll(() => put.mock.calls.length).toBe(1);
  expect(put.mock.calls[0]?.[1]).toStrictEqual({
    location: { country: 'CH' },
    shippingOptionId: undefined,
    email: '',
  });
});

it('retries without the shipping option when it is rejected', async () => {
  const put = vi.fn<Call>(async (_path, body) =>
    (body as { shippingOptionId?: string }).shippingOptionId === undefined
      ? { ok: true, data: { cart: { ...sampleCart(), grandTotalCents: 8400 } } }
      : error('invalidRequest'),
  );
  mount({ put });
  document
    .querySelector('[name="shippingOptionId"]')
    ?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => total('grand')).toBe('€84.00');
  expect(put).toHaveBeenCalledTimes(2);
});

it('sends the order with the idempotency key of the page, and disables the button', async () => {
  const { post } = mount();
  await page.getByLabelText('Email').fill('jo@example.com');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => post.mock.calls.length).toBe(1);
  expect(post.mock.calls[0]).toMatchObject([
    '/api/checkout',
    { idempotencyKey: 'abcdefghijklmnop', email: 'jo@example.com', shippingOptionId: 'post' },
  ]);
  const button = page.getByRole('button', { name: 'Placing your order…' });
  await expect.element(button).toBeDisabled();
});

it('can place the order again after a back/forward cache restore', async () => {
  const { post } = mount();
  const button = page.getByRole('button', { name: 'Place order' });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await button.click();
  expect(post).toHaveBeenCalledTimes(2);
});

it('clears the state when the country changes, and restores it when the country is selected again', async () => {
  const { put } = mount();
  const [country, state] = [page.getByLabelText('Country'), page.getByLabelText(/^State/)];
  await userEvent.selectOptions(country, 'US');
  await state.fill('NY');
  await userEvent.selectOptions(country, 'CH');
  await expect.element(state).toHaveValue('');
  await expect
    .poll(() => put.mock.lastCall?.[1])
    .toStrictEqual({ location: { country: 'CH' }, shippingOptionId: undefined, email: '' });
  await userEvent.selectOptions(country, 'US');
  await expect.element(state).toHaveValue('NY');
});

it('shows an error on each invalid field, and focuses the first', async () => {
  const errors = { email: 'Please enter a valid email', 'shippingAddress.city': 'Required.' };
  const failure = {
    kind: 'rejected',
    status: 400,
    message: 'Please check your entries.',
    errors,
  } as const;
  mount({ post: async () => ({ ok: false, failure }) });
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.element(page.getByText('Please check your entries.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.element(page.getByLabelText('City')).toHaveAccessibleDescription('Required.');
  await expect.element(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
});

it('scrolls to the label of the first invalid field when it is outside the viewport', async () => {
  const errors = { email: 'Please enter a valid email' };
  const failure = { kind: 'rejected', status: 400, message: 'Please check.', errors } as const;
  await page.viewport(390, 500);
  mount({ post: async () => ({ ok: false, failure }) });
  await page.getByRole('button', { name: 'Place order' }).click();
  expect(scrollY).toBeGreaterThan(0);
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  const label = page.getByText('Email', { exact: true }).element();
  await expect.poll(() => label.getBoundingClientRect().top).toBeCloseTo(30, 0);
  await page.viewport(414, 896);
});

it('disables native form validation', () => {
  const { stop } = mount();
  const form = document.querySelector<HTMLFormElement>('[data-checkout-form]')!;
  expect(form.noValidate).toBe(true);
  stop();
  expect(form.noValidate).toBe(true);
});

it('loads the shipping options when the order is sent before they were loaded', async () => {
  const { post, put } = mount(
    {
      post: async () => error('invalidRequest'),
      put: async () => ({ ok: true, data: { cart: sampleCart() } }),
    },
    { ...sampleCart(), shippingOptions: [], selectedShippingOption: null },
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(() => post.mock.calls.length).toBe(1);
  await expect.poll(() => put.mock.calls.length).toBe(1);
  await expect.poll(() => document.querySelector('[name="shippingOptionId"]')).not.toBeNull();
});

it('omits the shipping option error when the response also brings options and other errors', async () => {
  const shippingOptionId = 'Choose a shipping option.';
  const errors = [
    { shippingOptionId, email: 'Email is not valid.' },
    { shippingOptionId },
  ].values();
  const failure = { kind: 'rejected', status: 400, message: 'Look again.' } as const;
  mount(
    {
      post: async () => ({ ok: false, failure: { ...failure, errors: errors.next().value } }),
      put: async () => ({ ok: true, data: { cart: sampleCart() } }),
    },
    { ...sampleCart(), shippingOptions: [], selectedShippingOption: null },
  );
  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  await expect.element(page.getByText('Email is not valid.')).toBeVisible();
  await expect.element(page.getByText(shippingOptionId)).not.toBeInTheDocument();
  await place.click();
  await expect.element(page.getByText(shippingOptionId)).toBeVisible();
});

it('clears a field error when the field is edited or the country changes', async () => {
  const errors = {
    email: 'Email is not valid.',
    'shippingAddress.zip': 'No such code.',
    'payment.card': 'Enter the card’s number.',
  };
  const message = 'Please check your entries.';
  const failure = { kind: 'rejected', status: 400, message, errors } as const;
  mount({ post: async () => ({ ok: false, failure }) });
  await page.getByRole('button', { name: 'Place order' }).click();
  const email = page.getByLabelText('Email');
  await expect.element(page.getByText('Email is not valid.')).toBeVisible();
  await email.fill('jo@example.com');
  await expect.element(page.getByText('Email is not valid.')).not.toBeInTheDocument();
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText(message)).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Country'), 'CH');
  await expect.element(page.getByText('No such code.')).not.toBeInTheDocument();
  await page.getByLabelText('Card number').fill('4');
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('shows the current cart when it has changed, and sends its version on the next attempt', async () => {
  const failure = {
    kind: 'rejected',
    status: 409,
    code: 'cartChanged',
    message: 'Your cart has changed: the total is now €94.90.',
  } as const;
  const { post } = mount({
    post: async () => ({ ok: false, failure }),
    put: async () => ({ ok: true, data: { cart: sampleCart([3, 1]) } }),
  });
  const sent = () => post.mock.calls.map(([, body]) => (body as CheckoutBody).cartVersion);
  const button = page.getByRole('button', { name: 'Place order' });
  await button.click();
  await expect.element(page.getByText(failure.message)).toBeVisible();
  await expect.element(page.getByText('Sage × 3')).toBeVisible();
  expect(total('grand')).toBe('€94.90');
  await button.click();
  await expect.poll(sent).toStrictEqual(['2-1', '3-1']);
});

it('reloads a changed cart that requires no shipping', async () => {
  const digital = (...quantities: Parameters<typeof sampleCart>) => ({
    ...sampleCart(...quantities),
    requiresShipping: false,
  });
  const failure = {
    kind: 'rejected',
    status: 409,
    code: 'cartChanged',
    message: 'Changed.',
  } as const;
  const { post, get, put } = mount(
    {
      post: async () => ({ ok: false, failure }),
      get: async () => ({ ok: true, data: { cart: digital([3, 1]) } }),
    },
    digital(),
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.element(page.getByText('Sage × 3')).toBeVisible();
  expect(post.mock.calls[0]?.[1]).toMatchObject({ shippingAddress: null, shippingOptionId: null });
  expect(get.mock.calls).toStrictEqual([['/api/cart']]);
  expect(put).not.toHaveBeenCalled();
});

describe('a checkout with a cart that is no longer valid', () => {
  const errors = [
    ['cartExpired', 'Either your session has expired.'],
    ['emptyCart', 'Your cart is empty.'],
    ['cartPurchased', 'This cart has been purchased.'],
  ] as const;

  it.each(errors)(
    'shows the error in an alert dialog, and cannot be sent again: %s',
    async (code, message) => {
      const failure = { kind: 'rejected', status: 409, code, message } as const;
      const post = vi.fn(async () => ({ ok: false, failure }) as const);
      const { stop } = mount({ post });
      await page.getByRole('button', { name: 'Place order' }).click();
      const alert = page.getByRole('alertdialog', { name: 'Checkout' });
      await expect.element(alert).toHaveAccessibleDescription(message);
      await expect.element(alert.getByRole('button')).toHaveTextContent('OK');
      await expect.element(alert.getByRole('button')).toHaveFocus();
      expect(document.querySelector('[data-message]')?.textContent).toBe('');
      document.querySelector<HTMLButtonElement>('[value="place"]')?.click();
      expect(post).toHaveBeenCalledTimes(1);
      // Reloading would reload the page that runs the tests.
      stop();
      await userEvent.keyboard('{Enter}');
      await expect.element(alert).not.toBeInTheDocument();
    },
  );
});

it('shows an alert dialog when the cart has expired at a shipping request', async () => {
  const message = 'Either your session has expired.';
  const failure = { kind: 'rejected', status: 409, code: 'cartExpired', message } as const;
  const { put, stop } = mount({ put: async () => ({ ok: false, failure }) });
  document
    .querySelector('[name="shippingOptionId"]')
    ?.dispatchEvent(new Event('change', { bubbles: true }));
  const alert = page.getByRole('alertdialog', { name: 'Checkout' });
  await expect.element(alert).toHaveAccessibleDescription(message);
  expect(put).toHaveBeenCalledTimes(1);
  stop();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).not.toBeInTheDocument();
});

it('shows the card number field only when payment by card is selected', async () => {
  mount();
  await expect.element(page.getByLabelText('Card number')).toBeVisible();
  await page.getByRole('radio', { name: /^Invoice/ }).click();
  await expect.element(page.getByLabelText('Card number')).not.toBeVisible();
});

describe('a visitor', () => {
  const expired =
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.';

  it('without a cart cookie or session sees an error and no form (CHECKOUT-08)', async () => {
    checkoutOf(null, false);
    await expect.element(page.getByRole('alert')).toHaveTextContent(expired);
    expect(document.querySelector('form[action="/checkout"]')).toBeNull();
  });

  it('with a cart sees the checkout form and no alert (CHECKOUT-09)', async () => {
    checkoutOf(sampleCart());
    await expect.element(page.getByRole('button', { name: 'Place order' })).toBeVisible();
    expect(document.body.textContent).not.toContain(expired);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('');
  });

  it('with a session but no cart sees an empty cart with a link to the shop, and no alert', async () => {
    checkoutOf(null);
    await expect.element(page.getByText('Your cart is empty', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it('with an empty cart sees an empty cart and no alert', async () => {
    checkoutOf({ ...sampleCart(), entries: [] });
    await expect.element(page.getByText('Your cart is empty', { exact: false })).toBeVisible();
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
