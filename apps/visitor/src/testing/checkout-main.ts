import { defaultCheckout, type CheckoutForm, type MainView } from '@sitewright/contracts/entities';
import { sampleCart } from './sample-cart.ts';

type CheckoutMain = Extract<MainView, { readonly kind: 'checkout' }>;

const { expressCheckout: _, minimumCents: __, ...defaultForm } = defaultCheckout;

/** What the checkout of a store asks for by default, with changes. */
export const checkoutForm = (changes: Partial<CheckoutForm> = {}): CheckoutForm => ({
  ...defaultForm,
  ...changes,
});

/** The checkout of a store that ships to three countries. */
export const checkoutMain = (changes: Partial<CheckoutMain> = {}): CheckoutMain => ({
  kind: 'checkout',
  cart: sampleCart(),
  hasSession: true,
  payments: [
    { id: 'test', name: 'Card', description: '', kind: 'testCard' },
    { id: 'later', name: 'Invoice', description: '', kind: 'invoice' },
  ],
  countries: [
    { code: 'DE', name: 'Germany' },
    { code: 'CH', name: 'Switzerland' },
    { code: 'US', name: 'United States', states: [{ code: 'NY', name: 'New York' }] },
  ],
  form: checkoutForm(),
  idempotencyKey: 'abcdefghijklmnop',
  ...changes,
});
