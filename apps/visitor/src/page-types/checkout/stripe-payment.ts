import {
  loadStripeJs,
  type StripeElement,
  type StripeElements,
  type StripeJs,
} from './stripe-js.ts';

/** What the page knows about the payment. */
export interface StripePaymentOptions {
  readonly publishableKey: string;
  readonly excludedMethods: readonly string[];
  /** Absent: the payment is captured automatically. It has to be what the server asks of Stripe. */
  readonly captureMethod?: 'manual';
  readonly currency: string;
  readonly locale: string;
  /** The total in the smallest unit of the currency, as the page shows it now. */
  readonly amount: () => number;
  /** The element that Stripe's fields are drawn in. */
  readonly target: HTMLElement;
}

/** The result of a payment's preparation: a token for the server, or an error for the buyer. */
export type PreparedPayment =
  | { readonly token: string }
  /** Without a message, Stripe's own fields show it. */
  | { readonly error: string | undefined };

export interface StripePayment {
  /** Validates what was typed, and makes a token of it that the server charges. */
  prepare(): Promise<PreparedPayment>;
  focus(): void;
  destroy(): void;
}

/** Stripe's fields in the colors and the font of the site. */
function appearanceOf(target: HTMLElement): object {
  const style = getComputedStyle(target);
  const read = (name: string) => style.getPropertyValue(name).trim();
  const variables = {
    colorText: style.color,
    fontFamily: style.fontFamily,
    colorBackground: read('--color-background'),
    colorPrimary: read('--color-accent'),
    colorDanger: read('--color-danger'),
    borderRadius: '4px',
  };
  return {
    theme: 'stripe',
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')),
  };
}

/** The elements of Stripe take no amount of zero; the server decides what is charged. */
const shownAmount = ({ amount }: Pick<StripePaymentOptions, 'amount'>): number =>
  Math.max(1, amount());

export function createElements(stripe: StripeJs, options: StripePaymentOptions): StripeElements {
  const { currency, locale, excludedMethods, captureMethod, target } = options;
  return stripe.elements({
    mode: 'payment',
    amount: shownAmount(options),
    currency: currency.toLowerCase(),
    locale,
    excludedPaymentMethodTypes: excludedMethods,
    ...(captureMethod === undefined ? {} : { captureMethod }),
    appearance: appearanceOf(target),
  });
}

/** Makes a token of what was typed, or of the wallet that was approved. */
export async function createToken(
  stripe: StripeJs,
  elements: StripeElements,
  options: StripePaymentOptions,
): Promise<PreparedPayment> {
  elements.update({ amount: shownAmount(options) });
  const { error: typingError } = await elements.submit();
  if (typingError !== undefined) return { error: typingError.message };
  const { href } = new URL('/checkout', options.target.ownerDocument.baseURI);
  const { confirmationToken, error } = await stripe.createConfirmationToken({
    elements,
    params: { return_url: href },
  });
  return confirmationToken === undefined
    ? { error: error?.message }
    : { token: confirmationToken.id };
}

/** Resolves when an element can be used. */
const whenReady = (element: StripeElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', () => reject(new Error('The fields of Stripe could not be loaded.')));
  });

/**
 * Loads Stripe.js and draws its fields. What is typed stays in Stripe's frame, also when the order cannot be placed.
 *
 * @throws If Stripe cannot be reached.
 */
export async function openStripePayment(options: StripePaymentOptions): Promise<StripePayment> {
  const { target, publishableKey, locale } = options;
  const view = target.ownerDocument.defaultView ?? window;
  const stripe = (await loadStripeJs(view))(publishableKey, { locale });
  const elements = createElements(stripe, options);
  const element = elements.create('payment', { layout: 'accordion' });
  const ready = whenReady(element);
  element.mount(target);
  try {
    await ready;
  } catch (error) {
    element.destroy();
    throw error;
  }
  return {
    prepare: () => createToken(stripe, elements, options),
    focus: () => element.focus(),
    destroy: () => element.destroy(),
  };
}
