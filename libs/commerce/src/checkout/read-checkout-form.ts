import { trimEmail } from '@sitewright/contracts/addresses';
import type { Address, BillingDetails } from '@sitewright/contracts/entities';

/** The unvalidated content of a checkout form. */
export type TypedCheckout = {
  readonly idempotencyKey: string;
  readonly email: string;
  /** Null if the form has none, because nothing is shipped. */
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  /** Null if the form has a shipping address, which names the buyer. */
  readonly billing: BillingDetails | null;
  readonly payment: {
    readonly method: string;
    readonly card?: string;
    readonly confirmationToken?: string;
  };
  readonly vatNumber?: string;
  readonly note?: string;
  readonly acceptsTerms?: boolean;
  /** The custom fields, by the names of their controls. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** True if the buyer consents to marketing. */
  readonly acceptsMarketing?: true;
  readonly cartVersion?: string;
};

/** Fields of a buyer that some stores ask for; absent without a value. */
function readOptional(
  readText: (name: string) => string,
  group: 'shippingAddress' | 'billing',
): { readonly company?: string } {
  const company = readText(`${group}.company`);
  return company === '' ? {} : { company };
}

/** The entries of custom fields by name; those that are empty are omitted. */
function readCustomFields(entries: Iterable<readonly [string, string]>): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, text] of entries)
    if (name.startsWith('fields[') && text.trim() !== '') (fields[name] ??= []).push(text);
  return fields;
}

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

/** The fields of a payment method. The form has those of the other methods too. */
function readPaymentFields(
  method: string,
  readText: (name: string) => string,
): Omit<TypedCheckout['payment'], 'method'> {
  if (method === 'testCard') return { card: readText('payment.card') };
  return method === 'stripe' ? { confirmationToken: readText('payment.confirmationToken') } : {};
}

/**
 * Reads a checkout form, whose fields are named by their path in `TypedCheckout`.
 *
 * @param read Returns the value of a field, or undefined if it is absent.
 * @param entries All entries, for the custom fields of the store.
 */
export function readCheckoutForm(
  read: (name: string) => string | undefined,
  entries: Iterable<readonly [string, string]> = [],
): TypedCheckout {
  const readText = (name: string) => read(name)?.trim() ?? '';
  // The page contains the fields of both ways; `fulfillment` says which of them the buyer has filled in.
  const isPickup = read('fulfillment') === 'pickup';
  const isShipped = !isPickup && read('shippingAddress.country') !== undefined;
  const address = Object.fromEntries(
    addressParts.map((part) => [part, readText(`shippingAddress.${part}`)]),
  ) as Address;
  const method = readText('payment.method');
  const [note, cartVersion] = [readText('note'), readText('cartVersion')];
  const vatNumber = readText('vatNumber');
  const phone = readText('billing.phone');
  const fields = readCustomFields(entries);
  return {
    idempotencyKey: readText('idempotencyKey'),
    email: trimEmail(read('email') ?? ''),
    shippingAddress: isShipped
      ? { ...address, ...readOptional(readText, 'shippingAddress') }
      : null,
    shippingOptionId:
      isPickup || isShipped
        ? readText(isPickup ? 'pickupOptionId' : 'shippingOptionId') || null
        : null,
    billing:
      isShipped || (!isPickup && read('billing.country') === undefined)
        ? null
        : {
            firstName: readText('billing.firstName'),
            lastName: readText('billing.lastName'),
            country: readText('billing.country'),
            state: readText('billing.state'),
            zip: readText('billing.zip'),
            ...(phone === '' ? {} : { phone }),
            ...readOptional(readText, 'billing'),
          },
    payment: { method, ...readPaymentFields(method, readText) },
    ...(vatNumber === '' ? {} : { vatNumber }),
    ...(note === '' ? {} : { note }),
    ...(read('acceptsTerms') === undefined ? {} : { acceptsTerms: true }),
    ...(Object.keys(fields).length === 0 ? {} : { fields }),
    ...(read('acceptsMarketing') === undefined ? {} : { acceptsMarketing: true }),
    ...(cartVersion === '' ? {} : { cartVersion }),
  };
}
