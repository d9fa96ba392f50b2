import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { toShippingLocation } from './shipping-location.ts';
import { selectShippingOption, shippingOptionsFor, type ShippingRate } from './shipping-options.ts';

const rates: ShippingRate[] = [
  { id: 'express', name: 'Express', countries: ['US'], priceCents: 1500, estimate: '1 day' },
  { id: 'parcel', name: 'Parcel', countries: ['US', 'CA'], priceCents: 400, perKgCents: 200 },
  { id: 'world', name: 'World', countries: ['*'], priceCents: 3000 },
];
const line = (more: Partial<CartLine> = {}): CartLine => ({
  id: 'a',
  productId: 'p',
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
  ...more,
});
const offered = (country: string | undefined, ...lines: CartLine[]) =>
  shippingOptionsFor(country === undefined ? undefined : { country }, rates, lines).map(
    ({ id, costCents }) => [id, costCents],
  );

describe('shippingOptionsFor', () => {
  it('returns the rates of the country, or else worldwide rates, cheapest first (CHECKOUT-03)', () => {
    expect(offered('US', line())).toEqual([
      ['parcel', 400],
      ['express', 1500],
    ]);
    expect(offered('CA', line())).toEqual([['parcel', 400]]);
    expect(offered('JP', line())).toEqual([['world', 3000]]);
    expect(offered(undefined, line())).toEqual([]);
  });

  it.each([
    [0, 1, 400],
    [1, 1, 600],
    [1000, 1, 600],
    [1001, 1, 800],
    [500, 5, 1000],
  ])(
    'for %d grams with quantity %d charges %d cents (CHECKOUT-03)',
    (weightGrams, quantity, cost) => {
      expect(offered('CA', line({ weightGrams, quantity }))).toEqual([['parcel', cost]]);
    },
  );

  it('ignores the weight of digital products (CHECKOUT-03)', () => {
    const course = line({ id: 'b', kind: 'digital', weightGrams: 5000 });
    expect(offered('CA', line({ weightGrams: 100 }), course)).toEqual([['parcel', 600]]);
  });

  it('returns no options when no line requires shipping (CHECKOUT-03)', () => {
    expect(offered('US', line({ kind: 'digital' }), line({ kind: 'service' }))).toEqual([]);
    expect(offered('US')).toEqual([]);
  });

  it('selects only an offered option (CHECKOUT-03)', () => {
    const options = shippingOptionsFor({ country: 'US' }, rates, [line()]);
    expect(selectShippingOption(options, 'express')).toEqual({
      id: 'express',
      name: 'Express',
      costCents: 1500,
      estimate: '1 day',
    });
    expect(selectShippingOption(options, 'world')).toBeUndefined();
  });
});

it('returns only the non-empty location fields of an address', () => {
  const address = { country: 'DE', state: '', zip: '10115', city: 'Berlin' };
  expect(toShippingLocation(address)).toEqual({ country: 'DE', zip: '10115' });
  expect(toShippingLocation({ country: 'US', state: 'ME', zip: '' })).toEqual({
    country: 'US',
    state: 'ME',
  });
});
