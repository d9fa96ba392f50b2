import type { IslandRuntime } from '@sitewright/blocks/client';
import { discountCodeKey } from '@sitewright/commerce/discount';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import type { Result } from '@sitewright/data-layer';

interface CartResponse {
  readonly cart: ShoppingCart | null;
}

interface CodesHost {
  readonly runtime: Pick<IslandRuntime, 'api' | 'announce'>;
  /** Shows a cart that the server has just calculated. */
  readonly show: (cart: ShoppingCart) => void;
  /** The buyer's email address as typed so far; undefined where it is not asked for. */
  readonly readEmail?: () => string;
}

/**
 * Enters and removes codes without leaving the page: an error appears below the field, and what was typed stays. Returns
 * a function that stops listening.
 */
export function startCodes(
  root: HTMLElement,
  { runtime: { api, announce }, show, readEmail }: CodesHost,
): () => void {
  const codes = root.querySelector<HTMLElement>('[data-codes]');
  const field = codes?.querySelector<HTMLInputElement>('[data-code-field]');
  if (!codes || !field) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  let isBusy = false;
  // With a script, these buttons are no longer the default buttons of a form.
  for (const button of codes.querySelectorAll('button')) button.type = 'button';

  function showError(message: string): void {
    const error = codes?.querySelector('[data-code-error]');
    if (!error || !field) return;
    error.textContent = message;
    if (message === '') field.removeAttribute('aria-invalid');
    else field.setAttribute('aria-invalid', 'true');
  }

  /** Sends one request at a time, and shows its cart or its error. */
  async function send(call: () => Promise<Result<CartResponse>>): Promise<ShoppingCart | null> {
    if (isBusy) return null;
    isBusy = true;
    codes!.ariaBusy = 'true';
    const result = await call();
    isBusy = false;
    codes!.ariaBusy = null;
    if (signal.aborted) return null;
    if (!result.ok) {
      showError(result.failure.errors?.['code'] ?? result.failure.message);
      return null;
    }
    showError('');
    if (result.data.cart !== null) show(result.data.cart);
    return result.data.cart;
  }

  async function enter(): Promise<void> {
    const code = field!.value;
    const email = readEmail?.();
    const cart = await send(() =>
      api.post<CartResponse>('/api/cart/codes', {
        code,
        ...(email === undefined ? {} : { email }),
      }),
    );
    if (cart === null) return;
    // A code that was typed since the request stays.
    if (field!.value === code) field!.value = '';
    const key = discountCodeKey(code);
    const rejected = cart.rejectedCodes.find((other) => other.code === key);
    // The code of a gift card is not repeated.
    const name = cart.coupons.includes(key) ? key : (codes?.dataset['giftCard'] ?? '');
    announce(rejected?.message ?? (codes?.dataset['applied'] ?? '').replace('{code}', () => name));
  }

  async function remove(code: string): Promise<void> {
    const cart = await send(() =>
      api.delete<CartResponse>(`/api/cart/codes/${encodeURIComponent(code)}`),
    );
    if (cart !== null) field!.focus();
  }

  codes.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button');
      const { removeCode } = button?.dataset ?? {};
      if (removeCode !== undefined) void remove(removeCode);
      else if (button?.dataset['enterCode'] !== undefined) void enter();
    },
    { signal },
  );
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      void enter();
    },
    { signal },
  );
  field.addEventListener('input', () => showError(''), { signal });
  return () => controller.abort();
}
