import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

/** A checkout that asks for the consent, of a store that recovers carts or does not. */
function mount(recoversCart: boolean) {
  const put = vi.fn<(path: string, body: unknown) => Promise<unknown>>(async () => ({
    ok: true,
    data: { cart: null },
  }));
  const body = mountPage(
    checkoutMain({ asksConsent: true, ...(recoversCart ? { recoversCart: true } : {}) }),
  );
  const { api, ...runtime } = sampleRuntime();
  const root = body.querySelector<HTMLElement>('[data-island="checkout"]')!;
  start(root, { ...runtime, api: { ...api, put } as never });
  return put;
}
const box = () => page.getByRole('checkbox', { name: 'Email me with news and offers' });

afterEach(() => document.body.replaceChildren());

it('saves the address and the consent as they are entered, if the store recovers carts', async () => {
  const put = mount(true);
  await expect.element(box()).not.toBeChecked();
  await userEvent.fill(page.getByLabelText('Email', { exact: true }), 'ada@example.com');
  await userEvent.click(box());
  await expect
    .poll(() => put.mock.calls)
    .toEqual([
      ['/api/cart/shipping', { email: 'ada@example.com', acceptsMarketing: false }],
      ['/api/cart/shipping', { email: 'ada@example.com', acceptsMarketing: true }],
    ]);
});

it('saves nothing before the order, if the store does not recover carts', async () => {
  const put = mount(false);
  await userEvent.fill(page.getByLabelText('Email', { exact: true }), 'ada@example.com');
  await userEvent.click(box());
  await expect.element(box()).toBeChecked();
  expect(put).not.toHaveBeenCalled();
});
