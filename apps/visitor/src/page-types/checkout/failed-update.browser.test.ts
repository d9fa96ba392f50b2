import type { Result } from '@sitewright/data-layer';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountCheckout } from '../../testing/mount-checkout.ts';
import { sampleCart } from '../../testing/sample-cart.ts';

type Call = (path: string, body?: unknown) => Promise<Result<unknown>>;

const connection = {
  ok: false,
  failure: { kind: 'connection', status: 0, message: 'Unable to connect…' },
} as const;
const message = 'The shipping costs and the total could not be updated. Unable to connect…';

/** A checkout whose requests for totals have these results, one after the other. */
function mount(results: readonly Result<unknown>[], postResult?: Result<unknown>) {
  const remaining = results.values();
  const put = vi.fn<Call>(async () => remaining.next().value ?? connection);
  const post = vi.fn<Call>(async () => postResult ?? connection);
  mountCheckout({ put, post });
  return { put, post };
}

const chooseCountry = (code: string) =>
  userEvent.selectOptions(page.getByLabelText('Country'), code);
const chooseShipping = () =>
  document
    .querySelector('[name="shippingOptionId"]')
    ?.dispatchEvent(new Event('change', { bubbles: true }));
const grandTotal = () => document.querySelector('[data-total="grand"] dd')?.textContent;
const abroad = { ok: true, data: { cart: { ...sampleCart(), grandTotalCents: 8400 } } } as const;

afterEach(() => document.body.replaceChildren());

it('reports that the totals could not be updated, until an update succeeds', async () => {
  mount([connection, abroad]);
  await chooseCountry('CH');
  const alert = page.getByText(message);
  await expect.element(alert).toBeVisible();
  expect(alert.element().getAttribute('role')).toBe('alert');
  await chooseCountry('DE');
  await expect.poll(grandTotal).toBe('€84.00');
  await expect.element(alert).not.toBeInTheDocument();
});

it('keeps the selected shipping option when the request fails without being rejected', async () => {
  const { put } = mount([connection, abroad]);
  chooseShipping();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(put).toHaveBeenCalledTimes(1);
});

it('requests the shipping options again when the order is rejected after a failed update', async () => {
  const rejected = {
    ok: false,
    failure: { kind: 'rejected', status: 400, code: 'invalidRequest', message: 'Look again.' },
  } as const;
  const { put } = mount([connection, rejected, abroad], rejected);
  await chooseCountry('CH');
  await expect.element(page.getByText(message)).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect.poll(grandTotal).toBe('€84.00');
  const location = { country: 'CH' };
  expect(put.mock.calls.map(([, body]) => body)).toStrictEqual([
    { location, shippingOptionId: undefined, email: '' },
    { location, shippingOptionId: 'post', email: '' },
    { location, shippingOptionId: undefined, email: '' },
  ]);
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
  await expect.element(page.getByText('Look again.')).toBeVisible();
});

it('drops the error about shipping once the store ships to the new country', async () => {
  const nowhere = { ...sampleCart(), shippingOptions: [], selectedShippingOption: null };
  const error = 'This store does not ship to this address.';
  const rejected = {
    ok: false,
    failure: {
      kind: 'rejected',
      status: 400,
      code: 'invalidRequest',
      message: 'Check the fields.',
      errors: { shippingOptionId: error },
    },
  } as const;
  mount(
    [nowhere, nowhere, sampleCart()].map((cart) => ({ ok: true, data: { cart } })),
    rejected,
  );
  await chooseCountry('CH');
  await expect.poll(() => document.querySelector('[name="shippingOptionId"]')).toBeNull();
  await page.getByRole('button', { name: 'Place order' }).click();
  const shown = page.getByText(error, { exact: true });
  await expect.element(shown).toBeVisible();
  await chooseCountry('DE');
  await expect.element(shown).not.toBeInTheDocument();
});
