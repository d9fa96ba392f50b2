/**
 * A stand-in for Stripe.js in browser tests and journeys, which serve it at Stripe's address. It draws a field for a
 * card number, or the buttons of two wallets, and asks the local Stripe for a token. It is a script without exports, like Stripe.js itself.
 */
import type {
  StripeElement,
  StripeElements,
  StripeElementsOptions,
  StripeJsError,
} from '../page-types/checkout/stripe-js.ts';

interface StandInElements extends StripeElements {
  readonly options: StripeElementsOptions;
  /** What the buyer typed, or the wallet that the buyer approved. */
  method(): string;
}

type Listener = (event: never) => void;

/** What the page asks a wallet for, and what it offers there. */
interface WalletRequest {
  readonly shippingAddressRequired?: boolean;
  readonly shippingRates?: readonly { readonly id: string }[];
}

/** The buyer, as the wallets know this person. */
const walletName = 'Nora Lind';
const walletAddress = {
  line1: '12 Quay Street',
  line2: '',
  city: 'Portland',
  state: 'ME',
  postal_code: '04101',
  country: 'US',
};

/** Opens a wallet as Stripe does: asks the page about shipping to its address, then confirms the payment. */
async function openWallet(emit: (event: string, value: object) => void): Promise<void> {
  const ask = (event: string, value: object = {}) =>
    new Promise<WalletRequest>((resolve, reject) => emit(event, { ...value, resolve, reject }));
  const billingDetails = { email: 'nora@example.com', name: walletName };
  const { shippingAddressRequired: isShipped } = await ask('click');
  if (isShipped !== true) {
    emit('confirm', { billingDetails });
    return;
  }
  const { shippingRates: [shippingRate] = [] } = await ask('shippingaddresschange', {
    name: walletName,
    address: walletAddress,
  });
  emit('confirm', {
    billingDetails,
    shippingAddress: { name: walletName, address: walletAddress },
    shippingRate,
  });
}

/** An element that reports its events to listeners. */
function createElement(
  draw: (target: HTMLElement, emit: (event: string, value?: object) => void) => HTMLElement,
) {
  const listeners: [string, Listener][] = [];
  const emit = (event: string, value: object = {}) => {
    for (const [name, listener] of listeners) if (name === event) listener(value as never);
  };
  let drawn: HTMLElement | undefined;
  const element: StripeElement = {
    mount(target) {
      drawn = draw(target, emit);
      target.replaceChildren(drawn);
      setTimeout(() => emit('ready', { availablePaymentMethods: { googlePay: true, link: true } }));
    },
    destroy: () => drawn?.remove(),
    focus: () => drawn?.querySelector('input')?.focus(),
    on: (event, listener) => listeners.push([event, listener]),
  };
  return element;
}

window.Stripe = (publishableKey) => {
  if (!publishableKey.startsWith('pk_')) throw new Error('This is not a publishable key.');

  function createElements(options: StripeElementsOptions): StandInElements {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.inputMode = 'numeric';
    label.append('Card number at Stripe ', input);
    let amount = options.amount;
    let wallet = '';
    return {
      options,
      method: () => (wallet === '' ? input.value : wallet),
      create: (type) =>
        createElement((target, emit) => {
          target.dataset['standInAmount'] = String(amount);
          if (type === 'payment') return label;
          const buttons = document.createElement('div');
          for (const name of ['Google Pay', 'Link']) {
            const button = document.createElement('button');
            button.type = 'button';
            button.textContent = `${name} at Stripe`;
            button.addEventListener('click', () => {
              wallet = '4242424242424242';
              openWallet(emit).catch(() => emit('cancel'));
            });
            buttons.append(button);
          }
          return buttons;
        }),
      update: (change) => {
        amount = change.amount;
      },
      submit: async () => {
        const error: StripeJsError = {
          type: 'validation_error',
          message: 'Your card number is incomplete.',
        };
        return input.value === '' && wallet === '' ? { error } : {};
      },
    };
  }

  return {
    elements: createElements,
    async createConfirmationToken({ elements }) {
      const response = await fetch('https://api.stripe.com/v1/confirmation_tokens', {
        method: 'POST',
        headers: { authorization: `Bearer ${publishableKey}` },
        body: new URLSearchParams({ method: (elements as StandInElements).method() }),
      });
      const body = (await response.json()) as {
        readonly id?: string;
        readonly error?: StripeJsError;
      };
      return body.id === undefined
        ? { error: body.error ?? { type: 'api_error' } }
        : { confirmationToken: { id: body.id } };
    },
  };
};
