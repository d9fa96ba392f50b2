import type { ExpressOptions, WalletRate } from './express-payment.ts';
import { readStripeOptions } from './stripe-option.ts';
import { toCheckoutValues, type WalletDetails } from './express-address.ts';

interface ExpressScope extends Pick<ExpressOptions, 'ship'> {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** The shipping options of the cart. */
  readonly shippingOptions: () => readonly WalletRate[];
  /** Places the order of the form with a token. Resolves to whether it was placed. */
  readonly place: (token: string) => Promise<boolean>;
  readonly onError: (message: string) => void;
}

/** Writes what a wallet knows into the form, so that nothing has to be typed if the order cannot be placed. */
function fillForm(form: HTMLFormElement, details: WalletDetails): void {
  for (const [name, value] of Object.entries(toCheckoutValues(details))) {
    if (name === 'shippingOptionId') {
      const radio = form.querySelector<HTMLInputElement>(
        `[name="${name}"][value="${CSS.escape(value)}"]`,
      );
      if (radio !== null) radio.checked = true;
      continue;
    }
    const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (field !== null) field.value = value;
  }
  // A wallet that was asked for an address has the order sent, whatever the form said before.
  const choices = [
    ...(details.shippingAddress === undefined ? [] : ['[name="fulfillment"][value="ship"]']),
    '[name="payment.method"][value="stripe"]',
  ];
  for (const choice of choices) {
    const radio = form.querySelector<HTMLInputElement>(choice);
    if (radio !== null) radio.checked = true;
  }
}

/**
 * The wallet buttons. This page draws them; the first touch loads Stripe's own, which open the wallet: browsers open one
 * only for a click on the provider's button.
 */
export function startExpressOption(scope: ExpressScope): void {
  const { root, form, signal } = scope;
  const section = root.querySelector<HTMLElement>('[data-express]');
  const option = root.querySelector<HTMLElement>('[data-stripe]');
  const target = section?.querySelector<HTMLElement>('[data-express-target]');
  const buttons = section?.querySelector<HTMLElement>('[data-wallets]');
  const status = section?.querySelector<HTMLElement>('[data-express-status]');
  if (!section || !option || !target || !buttons || !status) return;

  async function open(wallet: string): Promise<void> {
    if (!section || !option || !target || !buttons || !status) return;
    buttons.inert = true;
    status.textContent = option.dataset['loading'] ?? '';
    try {
      const { openExpressPayment } = await import('./express-payment.ts');
      const isAvailable = await openExpressPayment({
        ...readStripeOptions(root, option, target),
        isShipped: section.dataset['shipped'] !== undefined,
        pendingName: root.dataset['shippingLater'] ?? '',
        shippingOptions: scope.shippingOptions,
        ship: scope.ship,
        onError: scope.onError,
        async place(details, token) {
          fillForm(form, details);
          return scope.place(token);
        },
      });
      buttons.hidden = true;
      status.textContent = isAvailable
        ? ''
        : (section.dataset['unavailable'] ?? '').replace('{wallet}', wallet);
      if (isAvailable) target.querySelector<HTMLElement>('button, iframe')?.focus();
    } catch {
      buttons.inert = false;
      status.textContent = option.dataset['unavailable'] ?? '';
    }
  }

  buttons.addEventListener(
    'click',
    ({ target: clicked }) => {
      const button = (clicked as Element).closest<HTMLElement>('[data-wallet]');
      if (button !== null) void open(button.dataset['wallet'] ?? '');
    },
    { signal },
  );
}
