import type { CartSummary } from '@sitewright/blocks/client';
import { pageType } from '@sitewright/contracts/codes';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { start } from '../cart-indicator/island.ts';
import { mountPage, renderTestPage } from '../testing/mount-page.ts';
import { sampleCart } from '../testing/sample-cart.ts';
import { sampleContext, sampleDocument, samplePage } from '../testing/sample-page.ts';
import { sampleRuntime } from '../testing/sample-runtime.ts';

const { header } = samplePage({ kind: 'page', document: sampleDocument() });
const escapes: (() => void)[] = [];
let stop = () => {};

interface Arrangement {
  /** What the server has; null: it does not answer. */
  readonly carts?: readonly (ShoppingCart | null)[];
  readonly change?: Result<{ readonly cart: ShoppingCart }>;
  /** What the server says of the cart when it is asked again. */
  readonly cartSummary?: CartSummary;
  readonly pageType?: number;
  readonly href?: string;
}

/** A page with the indicator of its header. */
function mount({
  carts = [sampleCart()],
  change,
  cartSummary,
  pageType: type,
  href,
}: Arrangement = {}) {
  const body = mountPage(
    { kind: 'page', document: sampleDocument() },
    { header: { ...header, showCart: true } },
  );
  const root = body.querySelector<HTMLAnchorElement>('[data-island="cart-indicator"]')!;
  if (href !== undefined) root.href = href;
  const results = carts.values();
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const cart = results.next().value ?? null;
    if (cart === null) throw new TypeError('No answer.');
    return new Response(renderTestPage({ kind: 'cart', cart }));
  });
  const runtime = sampleRuntime({
    readViewer: async () => anonymousViewer,
    context: { ...sampleContext, ...(type === undefined ? {} : { pageType: type }) },
    escape: {
      register: ({ close }) => {
        escapes.push(close);
        return () => void escapes.splice(escapes.indexOf(close), 1);
      },
    },
  });
  const answered = (async () => change) as never;
  const get = (async () => ({ ok: true, data: { cart: cartSummary } })) as never;
  stop = start(root, { ...runtime, api: { ...runtime.api, get, put: answered, delete: answered } });
  return { root, fetched };
}

/** Whether a press of a link leads where it points; it is kept from it. */
function leadsOn(link: Element, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}

const panel = () => page.getByRole('dialog', { name: 'Shopping cart' });
const press = () => page.getByRole('link', { name: 'Shopping cart' }).click();

const open = async () => {
  await press();
  await expect.element(panel()).toBeVisible();
};

beforeEach(() => page.viewport(1000, 800));
afterEach(() => {
  stop();
  location.hash = '';
  document.documentElement.dir = '';
  escapes.length = 0;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the cart panel (CART-04)', () => {
  it('opens on a click of the cart indicator with the entries, subtotal and links of the cart page', async () => {
    const { fetched } = mount();
    expect(fetched).not.toHaveBeenCalled();
    await open();
    for (const name of ['Mug', 'Bowl']) {
      await expect
        .element(panel().getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', `/shop/${name.toLowerCase()}`);
    }
    await expect.element(panel().getByText('€66.00', { exact: true })).toBeVisible();
    await expect
      .element(panel().getByRole('link', { name: 'Checkout' }))
      .toHaveAttribute('href', '/commerce/goto-checkout');
    await expect
      .element(panel().getByRole('link', { name: 'Shopping cart' }))
      .toHaveAttribute('href', expect.stringMatching(/\/cart$/));
    expect(document.querySelectorAll('h1')).toHaveLength(0);
  });

  it.each([
    ['its button', () => panel().getByRole('button', { name: 'Close' }).click()],
    ['“Continue shopping”', () => panel().getByRole('link', { name: 'Continue shopping' }).click()],
    ['Escape', async () => escapes.at(-1)?.()],
    ['a press beside it', () => panel().click({ position: { x: -200, y: 400 }, force: true })],
  ])('is closed by %s, and returns focus to the indicator', async (_name, close) => {
    const { root } = mount();
    await press();
    await expect.element(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
    await close();
    await expect.poll(() => document.querySelector('.cart-panel')).toBeNull();
    expect(root).toHaveFocus();
    expect(escapes).toEqual([]);
  });

  it('stays open on a click in its empty area and on a drag that ends outside', async () => {
    mount();
    await open();
    await panel().click({ position: { x: 100, y: 790 } });
    const dialog = document.querySelector('dialog')!;
    const heading = panel().getByRole('heading').element();
    const { left } = dialog.getBoundingClientRect();
    const at = (clientX: number) => ({ bubbles: true, clientX, clientY: 400 });
    heading.dispatchEvent(new PointerEvent('pointerdown', at(left + 50)));
    dialog.dispatchEvent(new MouseEvent('click', at(left - 50)));
    await expect.element(panel()).toBeVisible();
  });

  it('does not intercept a Ctrl+click on “Continue shopping”', async () => {
    mount();
    await open();
    const link = panel().getByRole('link', { name: 'Continue shopping' }).element();
    expect(leadsOn(link, { ctrlKey: true })).toBe(true);
    await expect.element(panel()).toBeVisible();
  });

  it('is closed on pagehide, and the indicator reloads the cart after a back/forward cache restore', async () => {
    document.cookie = 'sw_marker=1';
    onTestFinished(() => void (document.cookie = 'sw_marker=; max-age=0'));
    const { root } = mount({
      cartSummary: { totalQuantity: 7, subtotalCents: 100, currency: 'EUR' },
    });
    await open();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(document.querySelector('dialog')).toBeNull();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(root).toHaveAccessibleName('Shopping cart: 7, €1.00');
  });

  it('shows an alert when a change fails, and restores the quantity', async () => {
    const failure = { kind: 'rejected', status: 409, message: 'no' } as const;
    mount({ change: { ok: false, failure } });
    await open();
    await panel().getByLabelText('Quantity: Mug').fill('3');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(panel().getByRole('alert').first())
      .toHaveTextContent('Unable to update quantity');
    await expect.element(panel().getByLabelText('Quantity: Mug')).toHaveValue(2);
    await panel().getByRole('button', { name: 'Remove: Mug' }).click();
    await expect
      .element(panel().getByRole('alert').first())
      .toHaveTextContent('Unable to remove item');
  });

  it('announces the new subtotal in a live region inside the dialog', async () => {
    mount({ change: { ok: true, data: { cart: sampleCart([3, 1]) } } });
    await open();
    await panel().getByLabelText('Quantity: Mug').fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('status')).toHaveTextContent('Subtotal: €90.00');
  });

  it('announces the subtotal again when a change leaves it the same', async () => {
    mount({ change: { ok: true, data: { cart: sampleCart() } } });
    await open();
    const said: string[] = [];
    const region = panel().getByRole('status').element();
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    for (const quantity of ['3', '4']) {
      await panel().getByLabelText('Quantity: Mug').fill(quantity);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => said.length).toBe(Number(quantity) - 2);
    }
    expect(new Set(said).size).toBe(2);
  });

  it('shows an empty cart after the last entry is removed', async () => {
    const empty = { ...sampleCart([0, 0]) };
    const { root } = mount({
      carts: [sampleCart([1, 0]), empty],
      change: { ok: true, data: { cart: empty } },
    });
    await open();
    await panel().getByRole('button', { name: 'Remove: Mug' }).click();
    await expect.element(panel().getByText('Your cart is empty.').first()).toBeVisible();
    await expect.element(panel().getByRole('status')).toHaveTextContent('Your cart is empty.');
    await expect.element(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(root).toHaveAccessibleName('Shopping cart');
  });

  it('falls back to the cart page on a failed request, on the cart page itself, and for a new tab', async () => {
    const { root } = mount({ carts: [null], href: '#the-cart' });
    await press();
    await expect.poll(() => location.hash).toBe('#the-cart');
    expect(document.querySelector('dialog')).toBeNull();
    expect(leadsOn(root, { ctrlKey: true })).toBe(true);
    expect(leadsOn(root, { button: 1 })).toBe(true);
    stop();
    const { root: ofCart } = mount({ pageType: pageType.COMMERCE_CART_V2 });
    expect(leadsOn(ofCart)).toBe(true);
  });

  it('does not intercept a second click while the first request is pending', async () => {
    const { root, fetched } = mount({ carts: [] });
    const waiting = Promise.withResolvers<Response>();
    fetched.mockReturnValue(waiting.promise);
    expect(leadsOn(root)).toBe(false);
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    expect(leadsOn(root)).toBe(true);
    waiting.resolve(new Response(renderTestPage({ kind: 'cart', cart: sampleCart() })));
    await expect.element(panel()).toBeVisible();
  });

  it.each([360, 1440])(
    'fits a viewport of %i pixels, in left-to-right and right-to-left pages',
    async (width) => {
      await page.viewport(width, 800);
      for (const direction of ['ltr', 'rtl']) {
        mount();
        document.documentElement.dir = direction;
        await press();
        await expect.element(panel()).toBeVisible();
        const dialog = document.querySelector<HTMLElement>('.cart-panel')!;
        await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
        const { left, right } = dialog.getBoundingClientRect();
        expect(dialog.scrollWidth).toBe(dialog.clientWidth);
        expect(direction === 'ltr' ? right : left).toBe(direction === 'ltr' ? width : 0);
        stop();
      }
    },
  );

  it('keeps its close button in the viewport when it is scrolled', async () => {
    await page.viewport(360, 320);
    mount();
    await open();
    const body = document.querySelector('.cart-panel-body')!;
    body.scrollTop = body.scrollHeight;
    await expect.poll(() => body.scrollTop).toBeGreaterThan(100);
    const { top, bottom } = panel()
      .getByRole('button', { name: 'Close' })
      .element()
      .getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThan(320);
  });

  it('keeps the checkout link in the viewport when the entries overflow', async () => {
    await page.viewport(360, 650);
    const { entries, ...cart } = sampleCart();
    const many = [1, 2, 3].flatMap((round) =>
      entries.map((entry) => ({ ...entry, id: `${entry.id}${round}` })),
    );
    mount({ carts: [{ ...cart, entries: many }] });
    await open();
    const body = document.querySelector('.cart-panel-body')!;
    expect(body.scrollHeight).toBeGreaterThan(body.clientHeight * 1.5);
    const checkout = panel().getByRole('link', { name: 'Checkout' }).element();
    expect(checkout.getBoundingClientRect().bottom).toBeLessThan(650);
  });
});
