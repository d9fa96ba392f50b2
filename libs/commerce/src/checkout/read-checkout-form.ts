import { trimEmail } from '@sitewright/contracts/addresses';
import type { Address } from '@sitewright/contracts/entities';

/** A checkout as its form holds it. Nothing of it is known to be right. */
export type TypedCheckout = {
  readonly idempotencyKey: string;
  readonly email: string;
  /** Null where the form asks for none, because nothing is sent. */
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
 * The order that a checkout form asks for; its fields are named by their path in it. `read` answers what a field
 * holds, undefined for one that is not there.
 */
export function readCheckoutForm(read: (name: string) => string | undefined): TypedCheckout {
  const text = (name: string) => read(name)?.trim() ?? '';
  const isShipped = read('shippingAddress.country') !== undefined;
  const address = Object.fromEntries(
    addressParts.map((part) => [part, text(`shippingAddress.${part}`)]),
  ) as Address;
  const method = text('payment.method');
  const [note, cartVersion] = [text('note'), text('cartVersion')];
  return {
    idempotencyKey: text('idempotencyKey'),
    email: trimEmail(read('email') ?? ''),
    shippingAddress: isShipped ? address : null,
    shippingOptionId: isShipped ? text('shippingOptionId') || null : null,
    // Other payment methods send no card, though its field is on the page.
    payment: method === 'testCard' ? { method, card: text('payment.card') } : { method },
    ...(note === '' ? {} : { note }),
    ...(cartVersion === '' ? {} : { cartVersion }),
  };
}
