import { leaveFieldAtEscape, type IslandStart } from '@sitewright/blocks/client';
import { toShippingLocation, readCheckoutForm, type TypedCheckout } from '@sitewright/commerce';
import type { ShoppingCart } from '@sitewright/contracts/entities';
import { arrangeAddresses } from './arrange-address.ts';
import { startCodes } from '../codes/start-codes.ts';
import { startCashOption } from './cash-option.ts';
import { createStateMemory } from './create-state-memory.ts';
import { readShippingOptions } from './read-shipping-options.ts';
import { showCart } from './show-cart.ts';
import { clearError, showErrors, showStateError } from './show-errors.ts';
import { startPhoneFields } from './phone-fields.ts';
import { startExpressOption, type WalletValues } from './express-option.ts';
import { startStripeOption } from './stripe-option.ts';
import { remainingErrors } from './remaining-errors.ts';
import { sentOptions } from './selected-shipping-id.ts';

/** The current values of the checkout form, with those of a wallet in their place. */
function readCheckout(form: HTMLFormElement, wallet: WalletValues = {}): TypedCheckout {
  const data = new FormData(form);
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return readCheckoutForm(
    (name) => wallet[name] ?? entries.find(([other]) => other === name)?.[1],
    entries,
  );
}

/** Delay after the last key press before the server is asked for shipping costs. */
const typingPauseMs = 350;

interface CartResponse {
  readonly cart: ShoppingCart | null;
}

const countryFields: readonly string[] = ['shippingAddress.country', 'billing.country'];
/** The fields that shipping costs and taxes depend on. */
const locationFields = ['shippingAddress', 'billing'].flatMap((group) =>
  ['country', 'state', 'zip'].map((name) => `${group}.${name}`),
);

const stateFields: readonly string[] = ['shippingAddress.state', 'billing.state'];

/** Errors that cannot be repaired on this page: the cart no longer exists. */
const missingCartErrors: ReadonlySet<string | undefined> = new Set([
  'cartExpired',
  'cartPurchased',
  'emptyCart',
]);

/** Errors after which the page shows the new total. */
const isTotalError = (code: string | undefined): boolean =>
  code === 'cartChanged' || code === 'discountRejected';

/** Keeps shipping and totals up to date while the address is typed, and places the order without leaving the page. */
export const start: IslandStart = (root, { api, announce, context, escape }) => {
  const form = root.querySelector<HTMLFormElement>('[data-checkout-form]');
  const view = root.ownerDocument.defaultView;
  if (form === null || view === null) return () => {};
  const button = form.querySelector<HTMLButtonElement>('[value="place"]');
  const page = { window: view, context, escape };
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;
  let lastRequest = 0;
  let hasUpdateFailed = false;
  /** Why the totals are estimates. */
  let stateError = root.dataset['stateError'] ?? '';

  /** Shows why the totals are outdated; an empty message clears the error. */
  function showUpdateError(message: string): void {
    hasUpdateFailed = message !== '';
    const error = root.querySelector('[data-update-error]');
    if (error === null) return;
    error.textContent = hasUpdateFailed ? `${root.dataset['updateFailed'] ?? ''} ${message}` : '';
  }

  async function updateTotals(chosen: string | undefined): Promise<void> {
    const request = (lastRequest += 1);
    root.ariaBusy = 'true';
    const { shippingAddress, shippingOptionId, billing, vatNumber } = readCheckout(
      form as HTMLFormElement,
    );
    const place = shippingAddress ?? (billing?.country ? billing : null);
    const pickupId = shippingAddress === null ? shippingOptionId : null;
    const result = await (place === null && pickupId === null && !hasCodes()
      ? api.get<CartResponse>('/api/cart')
      : api.put<CartResponse>('/api/cart/shipping', {
          location: place && toShippingLocation(place),
          shippingOptionId: pickupId ?? chosen,
          email: readEmail(),
          ...(form?.querySelector('[name="vatNumber"]') ? { vatNumber: vatNumber ?? '' } : {}),
        }));
    // A later request is pending; only its response is shown.
    if (request !== lastRequest) return;
    if (!result.ok && missingCartErrors.has(result.failure.code)) {
      root.ariaBusy = null;
      if (!signal.aborted) await alertAndReload(result.failure.message);
      return;
    }
    // The chosen option is not available at this address: request the options without it.
    if (!result.ok && chosen !== undefined && result.failure.code === 'invalidRequest')
      return updateTotals(undefined);
    root.ariaBusy = null;
    showUpdateError(result.ok ? '' : result.failure.message);
    if (!result.ok || result.data.cart === null) return;
    showCart(root, result.data.cart);
    // It was missing because nothing is sent to the address before.
    if (chosenOption() !== undefined) clearError(form as HTMLFormElement, 'shippingOptionId');
    const before = stateError;
    stateError = result.data.cart.stateError ?? '';
    // A state that is being typed is not wrong yet: its error is shown once the field is left.
    const { name = '' } = (root.ownerDocument.activeElement ?? {}) as Partial<HTMLInputElement>;
    if (stateError === '' || !stateFields.includes(name))
      showStateError(form as HTMLFormElement, stateError, before);
  }

  const readEmail = () => form?.querySelector<HTMLInputElement>('[name="email"]')?.value ?? '';

  /** Whether the totals can depend on the buyer: some discounts are for some customers. */
  const hasCodes = () => root.querySelector('[data-remove-code]') !== null;

  /** Saves the address and the consent in the cart, so that it can be recovered. A failure is not worth a message. */
  async function saveContact(): Promise<void> {
    if (form?.dataset['savesContact'] === undefined) return;
    const box = form.querySelector<HTMLInputElement>('[name="acceptsMarketing"]');
    await api.put<CartResponse>('/api/cart/shipping', {
      email: readEmail(),
      ...(box === null ? {} : { acceptsMarketing: box.checked }),
    });
  }

  const chosenOption = () => readCheckout(form).shippingOptionId ?? undefined;

  /** Whether there are no options yet, because only the preselected country was known. */
  const isWithoutOptions = () =>
    readCheckout(form).shippingAddress !== null &&
    root.querySelector('[data-shipping-options]') !== null &&
    root.querySelector('[data-shipping-options] input') === null;

  /** Cancels the scheduled update of the totals. Returns whether one was scheduled: then the totals are outdated. */
  function cancelUpdate(): boolean {
    const wasScheduled = timer !== 0;
    view?.clearTimeout(timer);
    timer = 0;
    return wasScheduled;
  }

  /** Shows an alert, then reloads the page. Resolves to false if the code of dialogs cannot be loaded. */
  async function alertAndReload(message: string): Promise<boolean> {
    try {
      const { openPageAlert } = await import('../../dialogs/page-dialogs.ts');
      if (signal.aborted) return true;
      await openPageAlert(page, { title: root.querySelector('h1')?.textContent ?? '', message });
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

  function showPaymentError(message: string): void {
    showPlacing(false);
    showErrors(form as HTMLFormElement, { message });
    announce(message);
  }

  /** Places the order. Resolves to whether it was placed. */
  async function placeOrder(walletToken?: string, wallet?: WalletValues): Promise<boolean> {
    const isOutdated = cancelUpdate();
    showPlacing(true);
    const paymentError = await stripe.prepare(walletToken);
    if (signal.aborted) return false;
    if (paymentError !== null) {
      showPaymentError(paymentError.message);
      return false;
    }
    const result = await api.post<{ orderUrl: string; nextStepUrl: string | null }>(
      '/api/checkout',
      readCheckout(form as HTMLFormElement, wallet),
    );
    if (result.ok) {
      view?.location.assign(result.data.nextStepUrl ?? result.data.orderUrl);
      return true;
    }
    if (signal.aborted) return false;
    if (
      missingCartErrors.has(result.failure.code) &&
      (await alertAndReload(result.failure.message))
    )
      return false;
    showPlacing(false);
    if (isOutdated || isWithoutOptions()) await updateTotals(undefined);
    else if (hasUpdateFailed || isTotalError(result.failure.code) || wallet !== undefined)
      await updateTotals(chosenOption());
    showErrors(form as HTMLFormElement, {
      message: result.failure.message,
      errors: remainingErrors(result.failure.errors ?? {}, chosenOption() !== undefined),
    });
    announce(result.failure.message);
    return false;
  }

  const stopCodes = startCodes(root, {
    runtime: { api, announce },
    show: (cart) => showCart(root, cart),
    readEmail,
  });
  const stripe = startStripeOption({ root, form, signal, announce });
  startExpressOption({
    root,
    form,
    signal,
    shippingOptions: () => readShippingOptions(root),
    onError: showPaymentError,
    place: placeOrder,
    // The totals of the wallet's address do not belong to the address of the form.
    onCancel: () => void updateTotals(undefined),
    async ship(location, shippingOptionId) {
      const { shippingAddress } = readCheckout(form);
      const result = await api.put<CartResponse>('/api/cart/shipping', {
        location: location ?? (shippingAddress && toShippingLocation(shippingAddress)),
        shippingOptionId,
      });
      if (!result.ok || result.data.cart === null) return null;
      showCart(root, result.data.cart);
      return sentOptions(result.data.cart);
    },
  });
  // The browser may have filled in another country than the server has rendered.
  arrangeAddresses(form);
  startPhoneFields(form, signal);
  startCashOption({ form, signal });
  const changeState = createStateMemory(form);
  leaveFieldAtEscape(form, signal);
  // The back/forward cache restores the page after a return from the payment provider: placing the same order again
  // continues there.
  view.addEventListener('pageshow', ({ persisted }) => persisted && showPlacing(false), { signal });
  form.addEventListener(
    'input',
    ({ target }) => {
      const { name } = target as HTMLInputElement;
      clearError(form, name);
      // The state and the errors of the location depend on the country.
      if (countryFields.includes(name)) {
        changeState();
        arrangeAddresses(form);
        clearError(form, 'shippingAddress.city');
        clearError(form, 'shippingAddress.phone');
        for (const part of locationFields) clearError(form, part);
      }
      if (!locationFields.includes(name) && name !== 'vatNumber') return;
      cancelUpdate();
      timer = view.setTimeout(() => {
        timer = 0;
        void updateTotals(undefined);
      }, typingPauseMs);
    },
    { signal },
  );
  form.addEventListener(
    'change',
    ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (name === 'shippingOptionId') void updateTotals(value);
      if (stateFields.includes(name) && stateError !== '') showStateError(form, stateError, '');
      if (name === 'fulfillment' || name === 'pickupOptionId') void updateTotals(undefined);
      if (name === 'email' && hasCodes()) void updateTotals(chosenOption());
      if (name === 'email' || name === 'acceptsMarketing') void saveContact();
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void placeOrder();
    },
    { signal },
  );
  return () => {
    controller.abort();
    stopCodes();
    cancelUpdate();
  };
};
