import type { ShippingOption } from '@sitewright/contracts/entities';
import type { WalletAddress, WalletDetails } from './express-address.ts';
import { loadStripeJs } from './stripe-js.ts';
import { createElements, createToken, type StripePaymentOptions } from './stripe-payment.ts';

/** A place to ship to, as the cart takes it. */
export interface WalletLocation {
  readonly country: string;
  readonly state?: string;
  readonly zip?: string;
}

/** A shipping option as a wallet shows it. */
export type WalletRate = Pick<ShippingOption, 'id' | 'name' | 'costCents'>;

export interface ExpressOptions extends StripePaymentOptions {
  /** Whether the wallet has to provide an address now. */
  readonly isShipped: () => boolean;
  readonly needsPhone: () => boolean;
  /** Whether the form has everything that no wallet knows; shows what is missing. */
  readonly isReady: () => boolean;
  /** The buyer has closed the wallet: what it has changed must be undone. */
  readonly onCancel: () => void;
  /** The shipping options that the page shows now. */
  readonly shippingOptions: () => readonly WalletRate[];
  /** The name of a shipping option that is not known yet. */
  readonly pendingName: string;
  /** Updates the cart, and the page with it. Returns the shipping options; null if that failed. */
  readonly ship: (
    location: WalletLocation | null,
    optionId?: string,
  ) => Promise<readonly WalletRate[] | null>;
  /** Places the order with this token. Resolves to whether it was placed. */
  readonly place: (details: WalletDetails, token: string) => Promise<boolean>;
  readonly onError: (message: string) => void;
}

interface Resolvable {
  readonly resolve: (change?: object) => void;
  readonly reject?: () => void;
}

const toRate = ({ id, name, costCents }: WalletRate) => ({
  id,
  displayName: name,
  amount: costCents,
});

const toLocation = ({ country, state, postal_code: zip }: WalletAddress): WalletLocation => ({
  country: country ?? '',
  ...(state ? { state } : {}),
  ...(zip ? { zip } : {}),
});

/**
 * Loads Stripe.js and draws the buttons of the wallets that this device has. Resolves to whether it has any.
 *
 * @throws If Stripe cannot be reached.
 */
export async function openExpressPayment(options: ExpressOptions): Promise<boolean> {
  const { target, publishableKey, locale, amount } = options;
  const view = target.ownerDocument.defaultView ?? window;
  const stripe = (await loadStripeJs(view))(publishableKey, { locale });
  const elements = createElements(stripe, options);
  const element = elements.create('expressCheckout');

  element.on('click', ({ resolve, reject }: Resolvable) => {
    if (!options.isReady()) {
      reject?.();
      return;
    }
    const isShipped = options.isShipped();
    elements.update({ amount: Math.max(1, amount()) });
    const rates = options.shippingOptions().map(toRate);
    const pending = { id: 'pending', displayName: options.pendingName, amount: 0 };
    resolve({
      emailRequired: true,
      phoneNumberRequired: options.needsPhone(),
      shippingAddressRequired: isShipped,
      ...(isShipped ? { shippingRates: rates.length === 0 ? [pending] : rates } : {}),
    });
  });

  async function updateShipping(
    { resolve, reject }: Resolvable,
    ...change: Parameters<ExpressOptions['ship']>
  ): Promise<void> {
    const shippingOptions = await options.ship(...change);
    if (shippingOptions === null || shippingOptions.length === 0) {
      reject?.();
      return;
    }
    elements.update({ amount: Math.max(1, amount()) });
    resolve({ shippingRates: shippingOptions.map(toRate) });
  }
  element.on(
    'shippingaddresschange',
    (event: Resolvable & { readonly address: WalletAddress }) =>
      void updateShipping(event, toLocation(event.address)),
  );
  element.on(
    'shippingratechange',
    (event: Resolvable & { readonly shippingRate: { readonly id: string } }) =>
      void updateShipping(event, null, event.shippingRate.id),
  );

  element.on('cancel', () => options.onCancel());

  async function confirm(
    event: WalletDetails & { readonly paymentFailed?: (reason: object) => void },
  ): Promise<void> {
    const prepared = await createToken(stripe, elements, options);
    if ('error' in prepared) {
      event.paymentFailed?.({ reason: 'fail' });
      options.onError(prepared.error ?? '');
      return;
    }
    if (!(await options.place(event, prepared.token))) event.paymentFailed?.({ reason: 'fail' });
  }
  element.on('confirm', (event: WalletDetails) => void confirm(event));

  const ready = new Promise<boolean>((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods }: { availablePaymentMethods?: object }) =>
      resolve(availablePaymentMethods !== undefined),
    );
    element.on('loaderror', () => reject(new Error('The wallets could not be loaded.')));
  });
  element.mount(target);
  const isAvailable = await ready;
  if (!isAvailable) element.destroy();
  return isAvailable;
}
