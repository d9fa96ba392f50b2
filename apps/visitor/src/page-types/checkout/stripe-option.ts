import type { PreparedPayment, StripePayment, StripePaymentOptions } from './stripe-payment.ts';

interface OptionScope {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly signal: AbortSignal;
  readonly announce: (text: string) => void;
  /** For tests. Default: the module that loads Stripe.js. */
  readonly open?: (options: StripePaymentOptions) => Promise<StripePayment>;
}

export interface StripeOption {
  /**
   * Prepares the payment if Stripe is chosen: the error for the buyer, or null if the order can be placed. A wallet has
   * its token already.
   */
  prepare(walletToken?: string): Promise<{ readonly message: string } | null>;
}

const notOffered: StripeOption = { prepare: async () => null };

const loadStripePayment = async (options: StripePaymentOptions): Promise<StripePayment> =>
  (await import('./stripe-payment.ts')).openStripePayment(options);

/** The total that the page shows, in the smallest unit of the currency. */
const shownTotal = (root: HTMLElement): number => Number(root.dataset['payable'] ?? '0');

/** What the server rendered for Stripe, read from the page. */
export const readStripeOptions = (
  root: HTMLElement,
  option: HTMLElement,
  target: HTMLElement,
): StripePaymentOptions => ({
  publishableKey: option.dataset['publishableKey'] ?? '',
  excludedMethods: (option.dataset['excluded'] ?? '').split(' '),
  ...(option.dataset['capture'] === 'manual' ? { captureMethod: 'manual' as const } : {}),
  currency: root.dataset['currency'] ?? '',
  locale: root.dataset['locale'] ?? 'en',
  amount: () => shownTotal(root),
  target,
});

/**
 * The payment by card or wallet. Nothing is requested from Stripe until the buyer touches it: with a click, a key, or
 * by placing the order.
 */
export function startStripeOption({
  root,
  form,
  signal,
  announce,
  open = loadStripePayment,
}: OptionScope): StripeOption {
  const option = root.querySelector<HTMLElement>('[data-stripe]');
  const target = option?.querySelector<HTMLElement>('[data-stripe-fields]');
  const status = option?.querySelector<HTMLElement>('[data-stripe-status]');
  const button = option?.querySelector<HTMLButtonElement>('[data-open-stripe]');
  const radio = option?.querySelector<HTMLInputElement>('input[type="radio"]');
  const token = option?.querySelector<HTMLInputElement>('[name="payment.confirmationToken"]');
  if (!option || !target || !status || !button || !radio || !token) return notOffered;
  let opened: Promise<StripePayment | null> | undefined;

  function show(text: string): void {
    if (status) status.textContent = text;
  }

  async function load(): Promise<StripePayment | null> {
    show(option?.dataset['loading'] ?? '');
    if (button) button.disabled = true;
    try {
      const payment = await open(
        readStripeOptions(root, option as HTMLElement, target as HTMLElement),
      );
      if (signal.aborted) payment.destroy();
      show('');
      if (button) button.hidden = true;
      return payment;
    } catch {
      // The next touch tries again.
      opened = undefined;
      if (button) button.disabled = false;
      const text = option?.dataset['unavailable'] ?? '';
      show(text);
      announce(text);
      return null;
    }
  }

  const openOnce = (): Promise<StripePayment | null> => (opened ??= load());

  async function openAndFocus(): Promise<void> {
    const payment = await openOnce();
    payment?.focus();
  }

  // One event per touch: an attempt that failed at once must not be repeated by a second event of the same touch. A
  // click is also what a browser sends when an arrow key selects the radio, and when a selected one is pressed again.
  radio.addEventListener('click', () => void openOnce(), { signal });
  button.addEventListener('click', () => void openAndFocus(), { signal });
  signal.addEventListener('abort', () => void opened?.then((payment) => payment?.destroy()));

  async function prepareToken(): Promise<PreparedPayment> {
    const wasOpen = opened !== undefined;
    const payment = await openOnce();
    if (payment === null) return { error: option?.dataset['unavailable'] };
    // The fields were not there before: nothing can have been typed.
    if (!wasOpen) {
      payment.focus();
      return { error: option?.dataset['enter'] };
    }
    return payment.prepare();
  }

  return {
    async prepare(walletToken) {
      if (walletToken !== undefined) {
        token.value = walletToken;
        return null;
      }
      const data = new FormData(form);
      if (data.get('payment.method') !== 'stripe') return null;
      const prepared = await prepareToken();
      token.value = 'token' in prepared ? prepared.token : '';
      return 'token' in prepared
        ? null
        : { message: prepared.error ?? option.dataset['enter'] ?? '' };
    },
  };
}
