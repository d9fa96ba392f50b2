import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { startCart } from '../cart/start-cart.ts';
import { start as startCheckout } from '../checkout/island.ts';

const discounted: ShoppingCart = {
  ...sampleCart(),
  coupons: ['TEN', 'FIFTY'],
  validCoupons: ['TEN'],
  invalidCoupons: ['FIFTY'],
  discounts: [
    { code: 'TEN', label: 'TEN', amountCents: 660 },
    { code: null, label: 'Six or more', amountCents: 100 },
  ],
  rejectedCodes: [{ code: 'FIFTY', reason: 'belowMinimum', message: 'FIFTY requires more.' }],
  discountCents: 760,
  reverseChargeCents: 0,
  grandTotalCents: 6330,
};

type Call = (path: string, body?: unknown) => Promise<Result<unknown>>;

const unknown = {
  ok: false,
  failure: {
    kind: 'rejected',
    status: 400,
    code: 'invalidRequest',
    message: 'No.',
    errors: { code: '“TENN” is not a valid code.' },
  },
} as const;

function mount(on: 'cart' | 'checkout', cart: ShoppingCart, post: Call) {
  const calls = {
    post: vi.fn<Call>(post),
    delete: vi.fn<Call>(async () => ({ ok: true, data: { cart: sampleCart() } })),
  };
  const announce = vi.fn<(message: string) => void>();
  const { api, ...runtime } = sampleRuntime();
  const body =
    on === 'cart' ? mountPage({ kind: 'cart', cart }) : mountPage(checkoutMain({ cart }));
  const root = body.querySelector<HTMLElement>(`[data-island="${on}"]`)!;
  const all = { ...runtime, announce, api: { ...api, ...calls } as never };
  if (on === 'cart') startCart(root, all, () => {});
  else startCheckout(root, all);
  return { ...calls, announce };
}

const field = () => page.getByLabelText('Discount code or gift card');
const texts = () =>
  [...document.querySelectorAll('[data-code-list] > li')].map(({ textContent }) => textContent);

afterEach(() => document.body.replaceChildren());

describe.each(['cart', 'checkout'] as const)('the code field of the %s page', (on) => {
  it('applies a code by Enter, shows the discounts, and clears the field', async () => {
    const { post, announce } = mount(on, sampleCart(), async () => ({
      ok: true,
      data: { cart: discounted },
    }));
    await field().fill(' ten ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(texts).toHaveLength(3);
    expect(post.mock.calls[0]?.[0]).toBe('/api/cart/codes');
    expect(post.mock.calls[0]?.[1]).toMatchObject({ code: ' ten ' });
    expect(texts()[0]).toContain('TEN−€6.60');
    expect(texts()[2]).toContain('FIFTY requires more.');
    await expect.element(field()).toHaveValue('');
    expect(announce).toHaveBeenLastCalledWith('TEN is applied.');
  });

  it('shows why a code is rejected, and keeps what was typed until it is edited', async () => {
    mount(on, sampleCart(), async () => unknown);
    await field().fill('tenn');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(page.getByText('“TENN” is not a valid code.')).toBeVisible();
    await expect.element(field()).toHaveValue('tenn');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await field().fill('ten');
    await expect.element(page.getByText('“TENN” is not a valid code.')).not.toBeInTheDocument();
  });

  it('removes a code and moves the focus to the field', async () => {
    const calls = mount(on, discounted, async () => unknown);
    await page.getByRole('button', { name: 'Remove TEN' }).click();
    await expect.poll(texts).toHaveLength(0);
    expect(calls.delete).toHaveBeenCalledWith('/api/cart/codes/TEN');
    await expect.element(field()).toHaveFocus();
  });

  it('sends one request at a time', async () => {
    const { post } = mount(on, sampleCart(), () => new Promise(() => {}));
    await field().fill('ten');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(post).toHaveBeenCalledOnce();
  });
});

describe('without a script', () => {
  it('the cart page has a form for the field and for each code', () => {
    mountPage({ kind: 'cart', cart: discounted });
    const input = document.querySelector<HTMLInputElement>('[name="code"]:not([type="hidden"])');
    expect(Object.fromEntries(new FormData(input!.form!))).toMatchObject({
      action: 'enterCode',
      code: '',
      returnTo: '/cart',
    });
    const remove = document.querySelector<HTMLButtonElement>('[data-remove-code="FIFTY"]');
    expect(Object.fromEntries(new FormData(remove!.form!))).toMatchObject({
      action: 'removeCode',
      code: 'FIFTY',
    });
  });

  it('the field of the checkout belongs to its form, so that nothing typed is lost', () => {
    mountPage(checkoutMain({ cart: discounted }));
    const form = document.querySelector<HTMLFormElement>('[data-checkout-form]');
    const input = document.querySelector<HTMLInputElement>('[name="code"]');
    const apply = document.querySelector<HTMLButtonElement>('[data-enter-code]');
    const remove = document.querySelector<HTMLButtonElement>('[data-remove-code="TEN"]');
    expect([input?.form, apply?.form, remove?.form]).toEqual([form, form, form]);
    expect([apply?.value, remove?.value]).toEqual(['enterCode', 'removeCode:TEN']);
  });
});
