/** The address that a wallet has for a buyer, as Stripe.js reports it. */
export interface WalletAddress {
  readonly line1?: string | null;
  readonly line2?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly postal_code?: string | null;
  readonly country?: string | null;
}

/** What a wallet knows about a buyer who approves a payment. */
export interface WalletDetails {
  readonly billingDetails?: {
    readonly email?: string | null;
    readonly name?: string | null;
    readonly phone?: string | null;
  };
  readonly shippingAddress?: { readonly name?: string | null; readonly address: WalletAddress };
  readonly shippingRate?: { readonly id: string };
}

/** Splits a full name: the last word is the last name. */
function splitName(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return [words.join(' '), last];
}

/**
 * The fields of the checkout that a wallet fills in, by name. Those that it does not know stay as they are. A wallet that
 * was asked for an address has the order sent; without one, its name is that of the buyer.
 */
export function toCheckoutValues(details: WalletDetails): Readonly<Record<string, string>> {
  const { billingDetails, shippingAddress, shippingRate } = details;
  const [firstName, lastName] = splitName(shippingAddress?.name ?? billingDetails?.name ?? '');
  const { address } = shippingAddress ?? {};
  const values: Readonly<Record<string, string | null | undefined>> = {
    email: billingDetails?.email,
    'payment.method': 'stripe',
    ...(address === undefined
      ? {
          'billing.firstName': firstName,
          'billing.lastName': lastName,
          'billing.phone': billingDetails?.phone,
        }
      : {
          fulfillment: 'ship',
          'shippingAddress.country': address.country,
          'shippingAddress.firstName': firstName,
          'shippingAddress.lastName': lastName,
          'shippingAddress.line1': address.line1,
          'shippingAddress.line2': address.line2 ?? '',
          'shippingAddress.city': address.city,
          'shippingAddress.state': address.state,
          'shippingAddress.zip': address.postal_code,
          'shippingAddress.phone': billingDetails?.phone,
          shippingOptionId: shippingRate?.id,
        }),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  );
}
