import { createHttpClient, expectJson, type HttpAnswer, type HttpClient } from './http-client.ts';
import type { Shop } from './shop.ts';

/** A buyer with an IP address of their own, because limits count by address. */
export interface Buyer {
  readonly client: HttpClient;
  /** Identifies the one purchase of this buyer, however often it is sent. */
  readonly idempotencyKey: string;
  readonly email: string;
  /** Adds a variant to the cart and chooses a shipping option. */
  fillCart(variantId: string, quantity?: number): Promise<void>;
  /** Submits the purchase. */
  checkout(): Promise<HttpAnswer>;
}

const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '1 Analytical Way',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'US',
  phone: '',
} as const;

const succeedingCard = '4242 4242 4242 4242';

/** A loopback address for each buyer. */
const localAddressOf = (number: number) =>
  `127.${1 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** A buyer by number; no two runs against the same data may use the same `name`. */
export function createBuyer(
  port: number,
  shop: Pick<Shop, 'host'>,
  name: string,
  number: number,
): Buyer {
  const client = createHttpClient({
    port,
    host: shop.host,
    ...(process.platform === 'linux' ? { localAddress: localAddressOf(number) } : {}),
  });
  const idempotencyKey = `${name}${String(number).padStart(16, '0')}`;
  const email = `${name}.${number}@example.com`;
  let shippingOptionId: string | null = null;
  return {
    client,
    idempotencyKey,
    email,
    async fillCart(variantId, quantity = 1) {
      expectJson(await client.send('POST', '/api/cart/entries', { variantId, quantity }));
      const { country, state, zip } = address;
      const { cart } = expectJson(
        await client.send('PUT', '/api/cart/shipping', { location: { country, state, zip } }),
      ) as { readonly cart: { readonly shippingOptions: readonly { readonly id: string }[] } };
      shippingOptionId = cart.shippingOptions[0]?.id ?? null;
      // The page sets the crumb (CSRF token) that the purchase must send.
      await client.get('/checkout');
    },
    checkout: () =>
      client.send('POST', '/api/checkout', {
        idempotencyKey,
        email,
        shippingAddress: address,
        shippingOptionId,
        payment: { method: 'testCard', card: succeedingCard },
      }),
  };
}
