import { trimEmail } from '@sitewright/contracts/addresses';
import type { Address } from '@sitewright/contracts/entities';

/** The unvalidated content of a checkout form. */
export type TypedCheckout = {
  readonly idempotencyKey: string;
  readonly email: string;
  /** Null if the form has none, because nothing is shipped. */
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly payment: { readonly method: string; readonly card?: string };
  readonly note?: string;
  readonly cartVersion?: string;
};

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
] as const satisfies readonly (keyof Address)[];

/**
 * Reads a checkout form, whose fields are named by their path in `TypedCheckout`.
 *
 * @param read Returns the value of a field, or undefined if it is absent.
 */
export function readCheckoutForm(read: (name: string) => string | undefined): TypedCheckout {
  const readText = (name: string) => read(name)?.trim() ?? '';
  const isShipped = read('shippingAddress.country') !== undefined;
  const address = Object.fromEntries(
    addressParts.map((part) => [part, readText(`shippingAddress.${part}`)]),
  ) as Address;
  const method = readText('payment.method');
  const [note, cartVersion] = [readText('note'), readText('cartVersion')];
  return {
    idempotencyKey: readText('idempotencyKey'),
    email: trimEmail(read('email') ?? ''),
    shippingAddress: isShipped ? address : null,
    shippingOptionId: isShipped ? readText('shippingOptionId') || null : null,
    // Other payment methods send no card, although its field is on the page.
    payment: method === 'testCard' ? { method, card: readText('payment.card') } : { method },
    ...(note === '' ? {} : { note }),
    ...(cartVersion === '' ? {} : { cartVersion }),
  };
}
