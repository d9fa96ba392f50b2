import type { ExpressOptions, WalletRate } from './express-payment.ts';
import { readStripeOptions } from './stripe-option.ts';
import { toCheckoutValues } from './express-address.ts';

/** The values of a wallet, by the names of the fields that they replace. */
export type WalletValues = Readonly<Record<string, string>>;

interface ExpressScope extends Pick<ExpressOptions, 'ship' | 'onCancel'> {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  /** The shipping options of the cart. */
  readonly shippingOptions: () => readonly WalletRate[];
  /** Places the order of the form and these values with a token. Resolves to whether it was placed. */
  readonly place: (token: string, values: WalletValues) => Promise<boolean>;
  readonly onError: (message: string) => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldOf = (form: HTMLFormElement, name: string): Field | null =>
  form.querySelector<Field>(`[name="${name}"]:is(input:not([type="radio"]), select)`);

/** Whether the buyer has typed an address or a name. The country is preselected, so it does not count. */
const hasTypedAddress = (form: HTMLFormElement): boolean =>
  ['firstName', 'lastName', 'line1', 'line2', 'city'].some((part) =>
    fieldOf(form, `shippingAddress.${part}`)?.value.trim(),
  );

/**
 * Writes what a wallet knows into empty fields, so that nothing has to be typed if the order cannot be placed. An address
 * that the buyer has typed stays as a whole: half of another one would be no address.
 */
function fillEmptyFields(form: HTMLFormElement, values: WalletValues): void {
  const keepsAddress = hasTypedAddress(form);
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (field === null || name === 'fulfillment') continue;
    const isPartOfAddress = name.startsWith('shippingAddress.') && !name.endsWith('.phone');
    if (isPartOfAddress ? !keepsAddress : field.value.trim() === '') field.value = value;
  }
}

/** The fields that no wallet knows, and that the store requires. */
const incompleteFields = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('[name="acceptsTerms"], [name^="fields["]')].filter(
    (field) => !field.checkValidity(),
  );

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

  const isPickup = () => new FormData(form).get('fulfillment') === 'pickup';

  async function open(wallet: string): Promise<void> {
    if (!section || !option || !target || !buttons || !status) return;
    buttons.inert = true;
    status.textContent = option.dataset['loading'] ?? '';
    try {
      const { openExpressPayment } = await import('./express-payment.ts');
      const isAvailable = await openExpressPayment({
        ...readStripeOptions(root, option, target),
        isShipped: () => section.dataset['shipped'] !== undefined && !isPickup(),
        needsPhone: () => form.querySelector('[type="tel"]:required') !== null,
        isReady() {
          const [first] = incompleteFields(form);
          if (first === undefined) return true;
          scope.onError(section.dataset['incomplete'] ?? '');
          first.focus();
          return false;
        },
        pendingName: root.dataset['shippingLater'] ?? '',
        shippingOptions: scope.shippingOptions,
        ship: scope.ship,
        onCancel: scope.onCancel,
        onError: scope.onError,
        place(details, token) {
          const values = toCheckoutValues(details);
          fillEmptyFields(form, values);
          return scope.place(token, values);
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
