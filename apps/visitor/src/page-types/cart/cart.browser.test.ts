import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';
import { startCart } from './start-cart.ts';

const rejected: Result<never> = {
  ok: false,
  failure: { kind: 'rejected', status: 409, message: 'no' },
};

const short: Result<never> = {
  ok: false,
  failure: { kind: 'rejected', status: 409, message: 'no', detail: { stockLeft: 3 } },
};

interface Answers {
  readonly change?:
    | ShoppingCart
    | 'rejected'
    | 'short'
    | 'notFound'
    | 'cartPurchased'
    | ((quantity: number) => Promise<ShoppingCart>);
  readonly remove?: ShoppingCart | 'rejected';
  /** What the cart is by now. */
  readonly present?: ShoppingCart | null;
  readonly redraw?: () => void;
}

/** The cart page with its island, and what the server was asked. */
function mount({ change, remove, present, redraw }: Answers = {}) {
  const calls: [method: string, path: string, body?: unknown][] = [];
  const runtime = sampleRuntime();
  const shown = vi.fn<(cart: unknown) => void>();
  runtime.cart.subscribe(shown);
  const api = {
    ...runtime.api,
    get: (async () => ({ ok: true, data: { cart: present } })) as never,
    put: (async (path: string, body: { readonly quantity: number }) => {
      calls.push(['PUT', path, body]);
      if (typeof change === 'function')
        return { ok: true, data: { cart: await change(body.quantity) } };
      if (change === 'short') return short;
      if (change === 'notFound' || change === 'cartPurchased')
        return {
          ok: false,
          failure: { kind: 'rejected', status: 409, code: change, message: 'no' },
        };
      return change === 'rejected' ? rejected : { ok: true, data: { cart: change } };
    }) as never,
    delete: (async (path: string) => {
      calls.push(['DELETE', path]);
      return remove === 'rejected' ? rejected : { ok: true, data: { cart: remove } };
    }) as never,
  };
  const body = mountPage({ kind: 'cart', cart: sampleCart() });
  const root = body.querySelector<HTMLElement>('[data-island="cart"]')!;
  const stop =
    redraw === undefined
      ? start(root, { ...runtime, api })
      : startCart(root, { ...runtime, api }, redraw);
  return { calls, shown, stop };
}

const mugs = () => page.getByLabelText('Quantity: Mug');
const a = 'a'.repeat(24);
let stop: () => void = () => {};
const begin = (results?: Answers) => {
  const mounted = mount(results);
  ({ stop } = mounted);
  return mounted;
};

beforeEach(() => page.viewport(1000, 800));
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  ['beside others', sampleCart()],
  ['alone', sampleCart([0, 0])],
])('shows a notice when an unavailable product was removed, %s', async (_, cart) => {
  const note = page.getByText('Products that are no longer available were left out of your cart.');
  mountPage({ kind: 'cart', cart });
  await expect.element(note).not.toBeInTheDocument();
  mountPage({ kind: 'cart', cart: { ...cart, hasUnavailable: true } });
  await expect.element(note).toBeVisible();
});

it('shows image, name, variant, price, quantity, remove and subtotal (CART-01)', async () => {
  begin();
  for (const name of ['Mug', 'Bowl']) {
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Remove: ${name}` })).toBeVisible();
  }
  expect(page.getByText('Sage', { exact: true }).elements()).toHaveLength(2);
  await expect.element(page.getByText('€24.00', { exact: true })).toBeVisible();
  await expect.element(mugs()).toHaveValue(2);
  await expect.element(page.getByText('€66.00', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('.cart-picture')).toHaveLength(2);
});

it('updates the line total and the subtotal when a quantity changes', async () => {
  const { calls, shown } = begin({ change: sampleCart([3, 1]) });
  await mugs().fill('3');
  mugs()
    .element()
    .dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('€72.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('€90.00', { exact: true })).toBeVisible();
  expect(calls).toStrictEqual([['PUT', `/api/cart/entries/${a}`, { quantity: 3 }]]);
  expect(shown).toHaveBeenCalledOnce();
});

const enter = async (input: ReturnType<typeof mugs>, quantity: string) => {
  await input.fill(quantity);
  input.element().dispatchEvent(new Event('change', { bubbles: true }));
};

it.each([
  [1, 'Only 1 left'],
  [0, 'Sold out'],
])('shows an alert on the entry that exceeds the stock of %i', async (stockLeft, said) => {
  const cart = sampleCart();
  const entries = cart.entries.map((entry) =>
    entry.title === 'Mug' ? { ...entry, stockLeft } : { ...entry, stockLeft: entry.quantity },
  );
  mountPage({ kind: 'cart', cart: { ...cart, entries } });
  const messages = [...document.querySelectorAll('.cart-entry [role="alert"]')];
  expect(messages.map(({ textContent }) => textContent)).toStrictEqual([said, '']);
});

it('queues the last quantity entered during a pending request, and sends it next', async () => {
  const results: (() => void)[] = [];
  const { calls } = begin({
    change: (quantity) =>
      new Promise((resolve) => results.push(() => resolve(sampleCart([quantity, 1])))),
  });
  await enter(mugs(), '3');
  await vi.waitFor(() => expect(results).toHaveLength(1));
  await enter(mugs(), '4');
  await enter(mugs(), '5');
  expect(calls).toHaveLength(1);
  results.shift()?.();
  await vi.waitFor(() => expect(results).toHaveLength(1));
  await expect.element(mugs()).toHaveValue(5);
  results.shift()?.();
  await expect.element(page.getByText('€120.00', { exact: true })).toBeVisible();
  await expect.element(mugs()).toHaveValue(5);
  expect(calls.map(([, , body]) => body)).toStrictEqual([{ quantity: 3 }, { quantity: 5 }]);
});

it('does not overwrite a quantity being typed when the response for another entry arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<ShoppingCart>();
  begin({ change: () => promise });
  const bowls = page.getByLabelText('Quantity: Bowl');
  await enter(mugs(), '3');
  await bowls.fill('7');
  resolve(sampleCart([3, 1]));
  await expect.element(page.getByText('€90.00', { exact: true })).toBeVisible();
  await expect.element(bowls).toHaveValue(7);
});

it('removes an entry that was removed in another window', async () => {
  begin({ change: 'notFound', present: sampleCart([0, 1]) });
  await enter(mugs(), '3');
  await expect.element(mugs()).not.toBeInTheDocument();
  expect(document.querySelector('[data-subtotal]')?.textContent).toBe('€18.00');
});

it.each([null, { ...sampleCart(), isPurchased: true }])(
  'is rendered again when the cart was purchased in another window',
  async (present) => {
    const redraw = vi.fn<() => void>();
    begin({ change: 'cartPurchased', present, redraw });
    await enter(mugs(), '3');
    await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
  },
);

it('is rendered again when an entry was added in another window', async () => {
  const cart = sampleCart([3, 1]);
  const bag = { ...cart.entries[0]!, id: 'e'.repeat(24), title: 'Bag' };
  const redraw = vi.fn<() => void>();
  begin({ change: { ...cart, entries: [...cart.entries, bag] }, redraw });
  await enter(mugs(), '3');
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledOnce());
});

it('updates the unit price from the response', async () => {
  const { entries, ...cart } = sampleCart([3, 1]);
  const dearer = entries.map((entry) =>
    entry.title === 'Mug' ? { ...entry, price: 2500, subtotalCents: 7500 } : entry,
  );
  begin({ change: { ...cart, entries: dearer } });
  await enter(mugs(), '3');
  await expect.element(page.getByText('€75.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('€25.00', { exact: true })).toBeVisible();
});

const setToNothing = async () => {
  await mugs().fill('0');
  mugs()
    .element()
    .dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('Remove Mug from your cart?')).toBeVisible();
};

it('opens a confirmation dialog when the quantity is set to 0 (CART-19)', async () => {
  const { calls } = begin();
  await setToNothing();
  expect(calls).toStrictEqual([]);
  await page.getByRole('button', { name: 'Keep' }).click();
});

it('removes the item on confirmation, and restores the quantity on cancel (CART-20)', async () => {
  const { calls } = begin({ remove: sampleCart([0, 1]) });
  await setToNothing();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(mugs()).toHaveValue(2);
  expect(calls).toStrictEqual([]);

  await setToNothing();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(mugs()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Bowl', exact: true })).toHaveFocus();
  expect(calls).toStrictEqual([['DELETE', `/api/cart/entries/${a}`]]);
  expect(document.querySelector('[data-subtotal]')?.textContent).toBe('€18.00');
});

it('opens one confirmation dialog when a quantity of 0 is entered with Enter', async () => {
  const { calls } = begin();
  mugs().element().focus();
  await userEvent.keyboard('{Control>}a{/Control}0{Enter}');
  await expect.element(page.getByText('Remove Mug from your cart?')).toBeVisible();
  mugs()
    .element()
    .dispatchEvent(new Event('change', { bubbles: true }));
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect.element(mugs()).toHaveValue(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText('Remove Mug from your cart?')).not.toBeInTheDocument();
  expect(calls).toStrictEqual([]);
});

it('moves the focus from a removed item to the next one', async () => {
  begin({ remove: sampleCart([0, 1]) });
  page.getByRole('button', { name: 'Remove: Mug' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(mugs()).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Bowl', exact: true })).toHaveFocus();
});

it('shows the remaining stock when the requested quantity exceeds it, until the quantity is edited', async () => {
  begin({ change: 'short' });
  await mugs().fill('9');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Unable to update quantity. Only 3 left.')).toBeVisible();
  await expect.element(mugs()).toHaveValue(2);
  await mugs().fill('0');
  expect(document.querySelector('[data-message]')?.textContent).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Remove Mug from your cart?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
});

it('shows an error when a change or removal fails, and leaves the cart unchanged (CART-04, CART-22)', async () => {
  begin({ change: 'rejected', remove: 'rejected' });
  await mugs().fill('9');
  mugs()
    .element()
    .dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('Unable to update quantity')).toBeVisible();
  await expect.element(mugs()).toHaveValue(2);

  await page.getByRole('button', { name: 'Remove: Mug' }).click();
  await expect.element(page.getByText('Unable to remove item')).toBeVisible();
  await expect.element(mugs()).toBeVisible();
  expect(document.querySelector('[data-subtotal]')?.textContent).toBe('€66.00');
});

it('asks whether to remove an item without a script, and keeps its quantity (CART-19)', async () => {
  const formReturn = { formId: 'cart', values: { removing: a }, errors: {} };
  mountPage({ kind: 'cart', cart: sampleCart() }, { formReturn });
  const question = page.getByText('Remove Mug from your cart?');
  await expect.element(question).toBeVisible();
  await expect.element(mugs()).toHaveValue(2);
  await expect.element(page.getByRole('link', { name: 'Keep' })).toHaveAttribute('href', '/cart');
  const form = question.element().closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ action: 'remove', entryId: a });
});

it('cannot be checked out below the minimum of the store, until it reaches it (CHECKOUT-10)', async () => {
  const minimumMessage = 'your order subtotal must be €80.00 or more';
  mountPage({ kind: 'cart', cart: { ...sampleCart(), minimumMessage } });
  const root = document.querySelector<HTMLElement>('[data-island="cart"]')!;
  const { api, ...runtime } = sampleRuntime();
  const put = async () => ({ ok: true, data: { cart: sampleCart([3, 1]) } });
  stop = start(root, { ...runtime, api: { ...api, put } as never });
  const link = page.getByRole('link', { name: 'Checkout' });
  await expect.element(page.getByText(minimumMessage)).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await enter(mugs(), '3');
  await expect.element(link).toHaveAttribute('href', '/commerce/goto-checkout');
  await expect.element(page.getByText(minimumMessage)).not.toBeInTheDocument();
});

it('says on which orders installments are available (CHECKOUT-13)', () => {
  const cart = sampleCart();
  const shown = (more: object) =>
    mountPage({ kind: 'cart', cart, ...more }).querySelector('.cart-summary')?.textContent;
  expect(shown({ installments: { min: '€35.00' } })).toContain(
    'Pay in installments on orders from €35.00',
  );
  expect(shown({})).not.toContain('installments');
});
