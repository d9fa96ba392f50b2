import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { anonymousViewer } from '@sitewright/site-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  readonly pageType?: number;
  readonly href?: string;
}

/** A page with the indicator of its header. */
function mount({ carts = [sampleCart()], change, pageType, href }: Arrangement = {}) {
  const body = mountPage(
    { kind: 'page', document: sampleDocument() },
    { header: { ...header, showCart: true } },
  );
  const root = body.querySelector<HTMLAnchorElement>('[data-island="cart-indicator"]')!;
  if (href !== undefined) root.href = href;
  const answers = carts.values();
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    const cart = answers.next().value ?? null;
    if (cart === null) throw new TypeError('No answer.');
    return new Response(renderTestPage({ kind: 'cart', cart }));
  });
  const runtime = sampleRuntime({
    readViewer: async () => anonymousViewer,
    context: { ...sampleContext, ...(pageType === undefined ? {} : { pageType }) },
    escape: {
      register: ({ close }) => {
        escapes.push(close);
        return () => void escapes.splice(escapes.indexOf(close), 1);
      },
    },
  });
  const answered = (async () => change) as never;
  stop = start(root, { ...runtime, api: { ...runtime.api, put: answered, delete: answered } });
  return { root, fetched };
}

const panel = () => page.getByRole('dialog', { name: 'Shopping cart' });
const press = () => page.getByRole('link', { name: 'Shopping cart' }).click();

beforeEach(() => page.viewport(1000, 800));
afterEach(() => {
  stop();
  escapes.length = 0;
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the cart beside the page (CART-04)', () => {
  it('opens at a press of the indicator with what its full page shows, and leads there', async () => {
    const { fetched } = mount();
    expect(fetched).not.toHaveBeenCalled();
    await press();
    await expect.element(panel()).toBeVisible();
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
  ])('is closed by %s, and gives the focus back', async (_name, close) => {
    const { root } = mount();
    await press();
    await expect.element(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
    await close();
    await expect.poll(() => document.querySelector('.cart-panel')).toBeNull();
    expect(root).toHaveFocus();
    expect(escapes).toEqual([]);
  });

  it('says where a change failed, and keeps what there was', async () => {
    const failure = { kind: 'refused', status: 409, message: 'no' } as const;
    mount({ change: { ok: false, failure } });
    await press();
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

  it('says the new subtotal where a modal dialog is heard', async () => {
    mount({ change: { ok: true, data: { cart: sampleCart([3, 1]) } } });
    await press();
    await panel().getByLabelText('Quantity: Mug').fill('3');
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByRole('status')).toHaveTextContent('Subtotal: €90.00');
  });

  it('follows a change, and is an empty cart when the last entry has gone', async () => {
    const empty = { ...sampleCart([0, 0]) };
    const { root } = mount({
      carts: [sampleCart([1, 0]), empty],
      change: { ok: true, data: { cart: empty } },
    });
    await press();
    await panel().getByRole('button', { name: 'Remove: Mug' }).click();
    await expect.element(panel().getByText('Your cart is empty.')).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(root).toHaveAccessibleName('Shopping cart');
  });

  it('is the full page where it cannot be had, on a page that shows the cart, and in a new tab', async () => {
    const { root } = mount({ carts: [null], href: '#the-cart' });
    await press();
    await expect.poll(() => location.hash).toBe('#the-cart');
    expect(document.querySelector('dialog')).toBeNull();
    const pressed = (init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      let isLeft = true;
      const look = () => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      root.dispatchEvent(event);
      return isLeft;
    };
    expect([pressed({ ctrlKey: true }), pressed({ button: 1 }), pressed()]).toEqual([
      true,
      true,
      false,
    ]);
    stop();
    const { root: ofCart } = mount({ pageType: 205 });
    let isLeft = false;
    addEventListener(
      'click',
      (event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    ofCart.click();
    expect(isLeft).toBe(true);
  });

  it.each([360, 1440])('fits a window of %i pixels, from right to left as well', async (width) => {
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
    document.documentElement.dir = '';
  });
});
