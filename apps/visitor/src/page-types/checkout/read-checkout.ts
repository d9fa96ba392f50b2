import type { CheckoutBody } from '@sitewright/contracts/api';
import type { Address, ShippingLocation } from '@sitewright/contracts/entities';

type Entries = Pick<FormData, 'get'>;

const text = (data: Entries, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
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

const part = (data: Entries, name: keyof Address) => text(data, `shippingAddress.${name}`);

/** Where the checkout form says that the order goes to. */
export const readLocation = (data: Entries): ShippingLocation => ({
  country: part(data, 'country'),
  ...(part(data, 'state') === '' ? {} : { state: part(data, 'state') }),
  ...(part(data, 'zip') === '' ? {} : { zip: part(data, 'zip') }),
});

/** The order that a checkout form asks for; its inputs are named by their path in it. */
export function readCheckout(data: Entries): CheckoutBody {
  const cartVersion = text(data, 'cartVersion');
  const isShipped = data.get('shippingAddress.country') !== null;
  const address = Object.fromEntries(
    addressParts.map((name) => [name, part(data, name)]),
  ) as unknown as Address;
  return {
    idempotencyKey: text(data, 'idempotencyKey'),
    email: text(data, 'email'),
    shippingAddress: isShipped ? address : null,
    shippingOptionId: isShipped ? text(data, 'shippingOptionId') || null : null,
    payment:
      text(data, 'payment.method') === 'testCard'
        ? { method: 'testCard', card: text(data, 'payment.card') }
        : { method: 'payLater' },
    ...(cartVersion === '' ? {} : { cartVersion }),
  };
}
