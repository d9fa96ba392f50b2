import { formatAmount, leaveNumberOnWheel, type IslandRuntime } from '@sitewright/blocks/client';
import type { CartEntry, ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';
import { showCodes } from '../codes/show-codes.ts';
import { startCodes } from '../codes/start-codes.ts';
import { ask } from './ask.ts';

interface CartResponse {
  readonly cart: ShoppingCart;
}

/** Errors of a cart that another tab has changed or bought since it was rendered. */
const outdatedCartErrors: ReadonlySet<string | undefined> = new Set([
  'notFound',
  'cartExpired',
  'cartPurchased',
]);

/**
 * Makes a rendered cart editable without leaving the page. An error appears beside its entry, which stays unchanged.
 * Calls `redraw` when the cart is empty, and when another tab has added to it. Returns a function that stops
 * listening.
 */
export function startCart(
  root: HTMLElement,
  runtime: IslandRuntime,
  redraw: () => void,
): () => void {
  const { api, cart: cartNotifier, escape, announce } = runtime;
  const { ownerDocument: document, dataset } = root;
  const controller = new AbortController();
  const { signal } = controller;
  let isAsking = false;
  /** Entered quantities that are not sent yet. */
  const entered = new Map<HTMLElement, number>();
  let lastCall: Promise<void> = Promise.resolve();
  const price = (cents: number) =>
    formatAmount(cents, dataset['currency'] ?? '', dataset['locale'] ?? 'en');

  /** Calls run one after the other: reordered responses could leave an older quantity. */
  function enqueue(call: () => Promise<void>): void {
    lastCall = lastCall.then(call, call);
  }

  /** Shows a stored quantity, unless the visitor has entered another one since the request. */
  function showQuantity(input: HTMLInputElement, stored: string, sent: string | undefined): void {
    const isEntered = input.value !== input.defaultValue && input.value !== sent;
    const { value } = input;
    input.defaultValue = stored;
    input.value = isEntered ? value : stored;
  }

  function showDiscounts(cart: ShoppingCart): void {
    showCodes(root, cart, price);
    const estimated = root.querySelector<HTMLElement>('[data-estimated]');
    if (estimated === null) return;
    estimated.hidden = cart.discountCents === 0;
    const amount = estimated.querySelector('strong');
    if (amount !== null)
      amount.textContent =
        cart.discountCents > 0 ? price(cart.subtotalCents - cart.discountCents) : '';
  }

  /** A cart below the minimum of the store cannot be ordered (CHECKOUT-10). */
  function showMinimum({ minimumMessage }: ShoppingCart): void {
    const message = root.querySelector('[data-minimum]');
    if (message !== null) message.textContent = minimumMessage ?? '';
    const link = root.querySelector('[data-checkout]');
    if (minimumMessage === undefined) {
      link?.setAttribute('href', '/commerce/goto-checkout');
      link?.removeAttribute('aria-disabled');
    } else {
      link?.removeAttribute('href');
      link?.setAttribute('aria-disabled', 'true');
    }
  }

  function show(cart: ShoppingCart, changed: HTMLElement, sent: string | undefined): void {
    cartNotifier.changed(cart);
    const rows = [...root.querySelectorAll<HTMLElement>('[data-entry]')];
    const isRendered = ({ id }: CartEntry) => rows.some((row) => row.dataset['entry'] === id);
    if (cart.entries.length === 0 || !cart.entries.every(isRendered)) {
      redraw();
      return;
    }
    for (const row of rows) {
      const entry = cart.entries.find(({ id }) => id === row.dataset['entry']);
      if (entry === undefined) {
        const hadFocus = row.contains(document.activeElement);
        const neighbor = row.nextElementSibling ?? row.previousElementSibling;
        row.remove();
        if (hadFocus) neighbor?.querySelector<HTMLElement>('.cart-title')?.focus();
        continue;
      }
      const input = row.querySelector<HTMLInputElement>('[name="quantity"]');
      if (input !== null)
        showQuantity(input, String(entry.quantity), row === changed ? sent : undefined);
      const unitPrice = row.querySelector('.cart-price');
      if (unitPrice !== null) unitPrice.textContent = price(entry.price);
      const total = row.querySelector('[data-line-total]');
      if (total !== null) total.textContent = price(entry.subtotalCents);
    }
    const subtotal = root.querySelector('[data-subtotal]');
    if (subtotal !== null) subtotal.textContent = price(cart.subtotalCents);
    showDiscounts(cart);
    showMinimum(cart);
    announce(
      `${subtotal?.previousElementSibling?.textContent ?? ''}: ${price(cart.subtotalCents)}`,
    );
  }

  function clearMessage(row: HTMLElement): Element | null {
    const message = row.querySelector('[data-message]');
    if (message !== null) message.textContent = '';
    return message;
  }

  /** Shows the current cart after another tab has changed it. */
  async function showCurrentCart(row: HTMLElement, sent: string | undefined): Promise<void> {
    const result = await api.get<{ readonly cart: ShoppingCart | null }>('/api/cart');
    if (!result.ok) return;
    const { cart } = result.data;
    if (cart === null || cart.isPurchased) redraw();
    else show(cart, row, sent);
  }

  async function updateEntry(
    row: HTMLElement,
    call: () => Promise<Result<CartResponse>>,
    failure: string,
    sent?: string,
  ): Promise<void> {
    const message = clearMessage(row);
    row.ariaBusy = 'true';
    const result = await call();
    row.ariaBusy = null;
    if (result.ok) {
      show(result.data.cart, row, sent);
      return;
    }
    if (outdatedCartErrors.has(result.failure.code)) await showCurrentCart(row, sent);
    const input = row.querySelector<HTMLInputElement>('[name="quantity"]');
    if (input !== null) showQuantity(input, input.defaultValue, sent);
    const { stockLeft } = result.failure.detail ?? {};
    const left =
      typeof stockLeft === 'number'
        ? (dataset['left'] ?? '').replace('{count}', String(stockLeft))
        : '';
    if (message !== null) message.textContent = left === '' ? failure : `${failure}. ${left}.`;
  }

  const entryPath = (row: HTMLElement) => `/api/cart/entries/${row.dataset['entry'] ?? ''}`;
  const remove = (row: HTMLElement) =>
    updateEntry(row, () => api.delete<CartResponse>(entryPath(row)), dataset['removeFailed'] ?? '');

  const confirmRemoval = async (row: HTMLElement) => {
    const { defaultView: view } = document;
    if (view === null) return false;
    isAsking = true;
    const isConfirmed = await ask(view, {
      text: (dataset['removeQuestion'] ?? '').replace('{title}', () => row.dataset['title'] ?? ''),
      yes: dataset['removeLabel'] ?? '',
      no: dataset['keepLabel'] ?? '',
      registerEscape: escape.register,
    });
    isAsking = false;
    return isConfirmed;
  };

  async function sendQuantity(row: HTMLElement, input: HTMLInputElement): Promise<void> {
    const quantity = entered.get(row);
    entered.delete(row);
    if (quantity === undefined || !row.isConnected) return;
    if (String(quantity) === input.defaultValue) return;
    if (quantity > 0) {
      await updateEntry(
        row,
        () => api.put<CartResponse>(entryPath(row), { quantity }),
        dataset['updateFailed'] ?? '',
        String(quantity),
      );
    } else if (await confirmRemoval(row)) {
      await remove(row);
    } else {
      input.value = input.defaultValue;
    }
  }

  function change(row: HTMLElement, input: HTMLInputElement): void {
    // The confirmation moves the focus, which makes the browser fire the same change event again.
    if (isAsking) return;
    if (input.value.trim() === '') {
      input.value = input.defaultValue;
      return;
    }
    const quantity = Math.max(0, Math.trunc(Number(input.value)));
    input.value = String(quantity);
    entered.set(row, quantity);
    enqueue(() => sendQuantity(row, input));
  }

  const stopCodes = startCodes(root, { runtime, show: (cart) => show(cart, root, undefined) });
  leaveNumberOnWheel(root, signal);
  for (const row of root.querySelectorAll<HTMLElement>('[data-entry]')) {
    const input = row.querySelector<HTMLInputElement>('[name="quantity"]');
    input?.addEventListener('input', () => clearMessage(row), { signal });
    input?.addEventListener('change', () => change(row, input), { signal });
    // Replaces the browser's validation, whose message only names the maximum, with the server's.
    if (input?.form) input.form.noValidate = true;
    const on = (selector: string, act: () => void) =>
      row.querySelector(selector)?.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          act();
        },
        { signal },
      );
    on('[data-quantity-form]', () => input !== null && change(row, input));
    on('[data-remove-form]', () => enqueue(() => remove(row)));
  }
  return () => {
    controller.abort();
    stopCodes();
  };
}
