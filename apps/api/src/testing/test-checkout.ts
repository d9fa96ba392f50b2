import type { CheckoutBody } from '@sitewright/contracts/api';
import type { Address, ShippingRate, StoreShipping } from '@sitewright/contracts/entities';
import type { TestResponse, TestClient } from './test-client.ts';
import type { TestSite } from './create-test-site.ts';

export const testCard = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  needsSecondStep: '4000 0025 0000 3155',
  respondsLate: '4000 0000 0000 0341',
  refundFails: '4000 0000 0000 5126',
  refundRespondsLate: '4000 0000 0000 7726',
} as const;

export const testAddress: Address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  line1: '1 Analytical Way',
  line2: '',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  country: 'US',
  phone: '',
};

/** A shipping rate with a fixed price, or with a price in minor units for each started kilogram on top. */
export const rateOf = (
  id: string,
  name: string,
  priceCents: number,
  perKgCents?: number,
): ShippingRate => ({
  id,
  name,
  estimate: '',
  price:
    perKgCents === undefined
      ? { kind: 'flat', priceCents }
      : { kind: 'perWeight', priceCents, unit: 'kg', unitCents: perKgCents },
  freeFromCents: null,
});

/** Shipping settings with one zone for each country; `*` is the rest of the world. */
export function shipsTo(
  rates: Readonly<Record<string, readonly ShippingRate[]>>,
  others: Partial<StoreShipping> = {},
): StoreShipping {
  const zones = Object.entries(rates).map(([country, ratesOfZone]) => ({
    id: `zone-${country}`,
    name: '',
    isRestOfWorld: country === '*',
    regions: country === '*' ? [] : [{ country, states: [] }],
    rates: [...ratesOfZone],
  }));
  return { zones, profiles: [], pickups: [], deliveries: [], rateServices: [], ...others };
}

/** A store that ships to the United States for 9 dollars and charges no tax. */
export const testStore = { shipping: shipsTo({ US: [rateOf('post', 'Post', 900)] }) };

let keyCount = 0;

/** The request of a buyer who fills in every field and pays with a valid card. */
export const checkoutBodyOf = (changes: Partial<CheckoutBody> = {}): CheckoutBody => ({
  idempotencyKey: `checkout${String((keyCount += 1)).padStart(16, '0')}`,
  email: 'ada@example.com',
  shippingAddress: testAddress,
  shippingOptionId: 'post',
  billing: null,
  payment: { method: 'testCard', card: testCard.succeeds },
  ...changes,
});

/** A visitor of the site with this quantity of a variant in the cart. */
export async function visitorWithCart(
  site: TestSite,
  variantId: string,
  quantity = 1,
): Promise<TestClient> {
  const visitor = site.visitor();
  const response = await visitor.post('/api/cart/entries', { json: { variantId, quantity } });
  if (response.status !== 200) throw new Error(`Nothing was put into the cart: ${response.text}`);
  return visitor;
}

export const checkout = (
  visitor: TestClient,
  changes: Partial<CheckoutBody> = {},
): Promise<TestResponse> => visitor.post('/api/checkout', { json: checkoutBodyOf(changes) });
