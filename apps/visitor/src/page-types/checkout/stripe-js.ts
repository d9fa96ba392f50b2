/** The part of Stripe.js that the checkout uses: https://docs.stripe.com/js. */
export interface StripeJs {
  elements(options: StripeElementsOptions): StripeElements;
  createConfirmationToken(options: {
    readonly elements: StripeElements;
    readonly params: { readonly return_url: string };
  }): Promise<{
    readonly confirmationToken?: { readonly id: string };
    readonly error?: StripeJsError;
  }>;
}

export interface StripeJsError {
  readonly type: string;
  readonly message?: string;
}

export interface StripeElementsOptions {
  readonly mode: 'payment';
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly locale: string;
  readonly excludedPaymentMethodTypes: readonly string[];
  readonly captureMethod?: 'manual';
  readonly appearance: object;
}

export interface StripeElements {
  create(type: 'payment' | 'expressCheckout', options?: object): StripeElement;
  update(change: { readonly amount: number }): void;
  /** Validates what was typed. */
  submit(): Promise<{ readonly error?: StripeJsError }>;
}

export interface StripeElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  focus(): void;
  on(event: string, listener: (event: never) => void): void;
}

type StripeFactory = (publishableKey: string, options: { readonly locale: string }) => StripeJs;

declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

/** Stripe.js may only be loaded from Stripe. Its version is that of the API. */
const stripeScript = 'https://js.stripe.com/endive/stripe.js';

/** The hosts that Stripe.js and its frames need: https://docs.stripe.com/security/guide#content-security-policy. */
export const stripeHosts = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
} as const;

/**
 * Loads Stripe.js, once per page.
 *
 * @throws If it cannot be loaded. The next call tries again.
 */
export async function loadStripeJs(view: Window): Promise<StripeFactory> {
  if (view.Stripe !== undefined) return view.Stripe;
  const script = view.document.createElement('script');
  script.src = stripeScript;
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('Stripe.js could not be loaded.')));
    view.document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
  if (view.Stripe === undefined) throw new Error('Stripe.js did not start.');
  return view.Stripe;
}
