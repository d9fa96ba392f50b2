import type { CheckoutBody } from '@sitewright/contracts/api';
import { checkoutBody } from '@sitewright/contracts/api';
import { invalidRequest } from '../../platform/routing/request-faults.ts';
import type { Refusal } from '@sitewright/contracts/errors';

type Entries = Readonly<Record<string, string>>;

const addressParts = [
  'firstName',
  'lastName',
  'line1',
  'line2',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const;

/** The order that the plain checkout form asks for; its inputs are named by their path in it. */
export function readCheckoutForm(form: Entries): CheckoutBody | Refusal {
  const isShipped = form['shippingAddress.country'] !== undefined;
  const address = Object.fromEntries(
    addressParts.map((part) => [part, form[`shippingAddress.${part}`] ?? '']),
  );
  const method = form['payment.method'];
  const parsed = checkoutBody.safeParse({
    idempotencyKey: form['idempotencyKey'],
    email: form['email'],
    shippingAddress: isShipped ? address : null,
    shippingOptionId: form['shippingOptionId'] ?? null,
    payment: method === 'testCard' ? { method, card: form['payment.card'] ?? '' } : { method },
    cartVersion: form['cartVersion'],
    ...(form['note'] === undefined ? {} : { note: form['note'] }),
  });
  return parsed.success ? parsed.data : invalidRequest(parsed.error.issues);
}

/** Where the form says that the order goes, as far as it is filled in; null when it says nothing. */
export function readFormLocation(form: Entries) {
  const [country = '', state = '', zip = ''] = ['country', 'state', 'zip'].map((part) =>
    form[`shippingAddress.${part}`]?.trim(),
  );
  return /^[A-Z]{2}$/.test(country)
    ? {
        country,
        ...(state === '' ? {} : { state: state.slice(0, 60) }),
        ...(zip === '' ? {} : { zip: zip.slice(0, 20) }),
      }
    : null;
}

/** Those that are made anew or never sent back: a card is kept nowhere, a cart's version is that of what is shown. */
const notAgain: readonly string[] = ['payment.card', 'crumb', 'cartVersion'];

/** What the page shows again of what was typed. */
export const typedAgain = (form: Entries): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !notAgain.includes(name)));
