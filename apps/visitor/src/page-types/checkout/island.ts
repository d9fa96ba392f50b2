import { leaveFieldAtEscape, type IslandStart } from '@sitewright/blocks/client';
import { toShippingLocation } from '@sitewright/commerce';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import { askForState } from './ask-for-state.ts';
import { createStateMemory } from './create-state-memory.ts';
import { readCheckout } from './read-checkout.ts';
import { showCart } from './show-cart.ts';
import { clearError, showErrors } from './show-errors.ts';
import { stillWrong } from './still-wrong.ts';

/** Rest after the last key before the server is asked what the shipping costs now. */
const restMs = 350;

interface CartAnswer {
  readonly cart: ShoppingCart | null;
}

const countryName = 'shippingAddress.country';
const follows = ['country', 'state', 'zip'].map((name) => `shippingAddress.${name}`);

/** Errors after which nothing on the page can be mended: there is no cart any more that could be paid for. */
const cartIsGone: ReadonlySet<string | undefined> = new Set([
  'cartExpired',
  'cartPurchased',
  'emptyCart',
]);

/** Keeps shipping and totals up to date while the address is typed, and places the order without leaving the page. */
export const start: IslandStart = (root, { api, announce, context, escape }) => {
  const form = root.querySelector<HTMLFormElement>('[data-checkout-form]');
  const view = root.ownerDocument.defaultView;
  if (form === null || view === null) return () => {};
  const button = form.querySelector<HTMLButtonElement>('[value="place"]');
  const page = { window: view, context, escape };
  const life = new AbortController();
  const { signal } = life;
  let timer = 0;
  let asked = 0;

  async function reckon(chosen: string | undefined): Promise<void> {
    const question = (asked += 1);
    root.ariaBusy = 'true';
    const { shippingAddress } = readCheckout(form as HTMLFormElement);
    const result = await (shippingAddress === null
      ? api.get<CartAnswer>('/api/cart')
      : api.put<CartAnswer>('/api/cart/shipping', {
          location: toShippingLocation(shippingAddress),
          shippingOptionId: chosen,
        }));
    // A later question is on its way: its answer is the one to show.
    if (question !== asked) return;
    if (!result.ok && cartIsGone.has(result.failure.code)) {
      root.ariaBusy = null;
      if (!signal.aborted) await tellAndReload(result.failure.message);
      return;
    }
    // The way that was chosen does not lead there any more: what does is asked for without it.
    if (!result.ok && chosen !== undefined) return reckon(undefined);
    root.ariaBusy = null;
    if (result.ok && result.data.cart !== null) showCart(root, result.data.cart);
  }

  const chosenOption = () =>
    form?.querySelector<HTMLInputElement>('[name="shippingOptionId"]:checked')?.value;

  /** Whether there is nothing to choose among yet: only the country that stands there at first was known of the address. */
  const isWithoutOptions = () =>
    root.querySelector('[data-shipping-options]') !== null &&
    root.querySelector('[data-shipping-options] input') === null;

  /** What waits to be asked; the place of the buyer has changed since the totals were shown. */
  function stopWaiting(): boolean {
    const wasWaiting = timer !== 0;
    view?.clearTimeout(timer);
    timer = 0;
    return wasWaiting;
  }

  /** Answers whether it could be told: the code of dialogs may not have come. */
  async function tellAndReload(message: string): Promise<boolean> {
    try {
      const { openAlertOf } = await import('../../dialogs/page-dialogs.ts');
      if (signal.aborted) return true;
      await openAlertOf(page, { title: root.querySelector('h1')?.textContent ?? '', message });
    } catch {
      return false;
    }
    if (!signal.aborted) view?.location.reload();
    return true;
  }

  const label = button?.textContent ?? '';

  function showPlacing(isPlacing: boolean): void {
    if (button === null) return;
    button.disabled = isPlacing;
    button.textContent = (isPlacing && root.dataset['placing']) || label;
  }

  async function place(): Promise<void> {
    const isOutdated = stopWaiting();
    showPlacing(true);
    const result = await api.post<{ orderUrl: string; nextStepUrl: string | null }>(
      '/api/checkout',
      readCheckout(form as HTMLFormElement),
    );
    if (result.ok) {
      view?.location.assign(result.data.nextStepUrl ?? result.data.orderUrl);
      return;
    }
    if (signal.aborted) return;
    if (cartIsGone.has(result.failure.code) && (await tellAndReload(result.failure.message)))
      return;
    showPlacing(false);
    if (isOutdated || isWithoutOptions()) await reckon(undefined);
    else if (result.failure.code === 'cartChanged') await reckon(chosenOption());
    showErrors(form as HTMLFormElement, {
      message: result.failure.message,
      errors: stillWrong(result.failure.errors ?? {}, chosenOption() !== undefined),
    });
    announce(result.failure.message);
  }

  askForState(form);
  const changeState = createStateMemory(form);
  leaveFieldAtEscape(form, signal);
  // Who comes back from the bank finds the page as it was left: the same order is placed again, and goes on there.
  view.addEventListener('pageshow', ({ persisted }) => persisted && showPlacing(false), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const { name } = target as HTMLInputElement;
      clearError(form, name);
      // Both are judged by the country.
      if (name === countryName) {
        changeState();
        for (const part of follows) clearError(form, part);
      }
      if (!follows.includes(name)) return;
      askForState(form);
      stopWaiting();
      timer = view.setTimeout(() => {
        timer = 0;
        void reckon(undefined);
      }, restMs);
    },
    { signal },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (name === 'shippingOptionId') void reckon(value);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void place();
    },
    { signal },
  );
  return () => {
    life.abort();
    stopWaiting();
  };
};
