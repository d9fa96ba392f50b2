import { describe, expect, it } from 'vitest';
import { noOpeningHours, type StoreShipping } from '@sitewright/contracts/entities';
import type { CartLine } from '../cart/cart-line.ts';
import { toShippingLocation, type ShippingLocation } from './shipping-location.ts';
import { splitIntoParcels } from './parcels.ts';
import { shipmentOf } from './shipment.ts';
import {
  defaultShippingOption,
  selectShippingOption,
  shippingOptionsFor,
} from './shipping-options.ts';
import { deliveryOf, pickupOf, rateOf, shippingOf, zoneOf } from './shipping-settings.fixture.ts';

const parcel = rateOf('parcel', {
  kind: 'perWeight',
  priceCents: 400,
  unit: 'kg',
  unitCents: 200,
});
const settings = shippingOf({
  zones: [
    zoneOf('us', ['US'], [rateOf('express', 1500, { estimate: '1 day' }), parcel]),
    zoneOf('ca', ['CA'], [parcel]),
    zoneOf('world', ['*'], [rateOf('world', 3000)]),
  ],
});
const line = (more: Partial<CartLine> = {}): CartLine => ({
  id: 'a',
  productId: 'p',
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
  ...more,
});
const grossOf = (lines: readonly CartLine[]) =>
  lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);
const parcels = (shipping: StoreShipping, ...lines: CartLine[]) =>
  splitIntoParcels(shipping, lines, grossOf(lines));
const offered = (
  shipping: StoreShipping,
  location: ShippingLocation | undefined,
  ...lines: CartLine[]
) =>
  shippingOptionsFor(shipping, location, parcels(shipping, ...lines)).options.map(
    ({ id, costCents }) => [id, costCents],
  );

describe('shippingOptionsFor', () => {
  it('returns the rates of the country, or else of the rest of the world, cheapest first (CHECKOUT-03)', () => {
    expect(offered(settings, { country: 'US' }, line())).toEqual([
      ['parcel', 400],
      ['express', 1500],
    ]);
    expect(offered(settings, { country: 'CA' }, line())).toEqual([['parcel', 400]]);
    expect(offered(settings, { country: 'JP' }, line())).toEqual([['world', 3000]]);
    expect(offered(settings, undefined, line())).toEqual([]);
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
      const lines = line({ weightGrams, quantity });
      expect(offered(settings, { country: 'CA' }, lines)).toEqual([['parcel', cost]]);
    },
  );

  it('ignores the weight, amount and quantity of digital products (CHECKOUT-03)', () => {
    const course = line({ id: 'b', kind: 'digital', weightGrams: 5000, quantity: 7 });
    const lines = [line({ weightGrams: 100, quantity: 2 }), course];
    expect(shipmentOf(lines, grossOf(lines))).toEqual({ grams: 200, goodsCents: 2000, pieces: 2 });
    expect(offered(settings, { country: 'CA' }, line({ weightGrams: 100 }), course)).toEqual([
      ['parcel', 600],
    ]);
  });

  it('returns no options when no line requires shipping (CHECKOUT-03)', () => {
    const all = { ...settings, pickups: [pickupOf('barn')] };
    const us = { country: 'US' };
    expect(offered(all, us, line({ kind: 'digital' }), line({ kind: 'service' }))).toEqual([]);
    expect(offered(all, us)).toEqual([]);
  });

  it('selects only an offered option (CHECKOUT-03)', () => {
    const { options } = shippingOptionsFor(settings, { country: 'US' }, parcels(settings, line()));
    expect(selectShippingOption(options, 'express')).toEqual({
      id: 'express',
      name: 'express',
      kind: 'shipping',
      costCents: 1500,
      estimate: '1 day',
    });
    expect(selectShippingOption(options, 'world')).toBeUndefined();
  });

  it.each([
    ['stateNeeded', { country: 'US' }, []],
    ['notCovered', { country: 'US', state: 'TX' }, []],
    ['notCovered', { country: 'JP' }, []],
    ['noRate', { country: 'FR' }, []],
    [undefined, { country: 'US', state: 'Maine' }, [['us-post', 500]]],
    [undefined, undefined, []],
  ] as const)('returns the gap %j for %j', (gap, location, options) => {
    const heavy = rateOf('freight', {
      kind: 'weight',
      bands: [{ from: 10_000, to: null, priceCents: 900 }],
    });
    const shipping = shippingOf({
      zones: [zoneOf('us', ['US-ME']), zoneOf('fr', ['FR'], [heavy])],
    });
    const offer = shippingOptionsFor(shipping, location, parcels(shipping, line()));
    expect(offer.gap).toBe(gap);
    expect(offered(shipping, location, line())).toEqual(options);
  });

  it.each([
    ['AK', 'far'],
    ['Alaska', 'far'],
    ['ME', 'main'],
  ])('prefers the zone of a state to that of its country: %s is in %s', (state, zone) => {
    const zones = [zoneOf('main', ['US', 'CA']), zoneOf('far', ['US-AK']), zoneOf('world', ['*'])];
    for (const sorted of [zones, zones.toReversed()])
      expect(offered(shippingOf({ zones: sorted }), { country: 'US', state }, line())).toEqual([
        [`${zone}-post`, 500],
      ]);
  });

  it('offers pickup without an address and after the options that reach the buyer', () => {
    const openingHours = { ...noOpeningHours, monday: [{ opens: '09:00', closes: '17:00' }] };
    const shipping = {
      ...settings,
      pickups: [pickupOf('barn', { openingHours, hoursNote: 'Ring twice' })],
    };
    expect(offered(shipping, undefined, line())).toEqual([['barn', 0]]);
    expect(offered(shipping, { country: 'JP' }, line())).toEqual([
      ['world', 3000],
      ['barn', 0],
    ]);
    const { options } = shippingOptionsFor(shipping, undefined, parcels(shipping, line()));
    expect(options[0]?.pickup).toMatchObject({ openingHours, hoursNote: 'Ring twice' });
  });

  it('preselects the cheapest option that reaches the buyer, and pickup only in a store without others', () => {
    const both = { ...settings, pickups: [pickupOf('barn')] };
    const preselected = (shipping: StoreShipping, location?: ShippingLocation) =>
      defaultShippingOption(
        shippingOptionsFor(shipping, location, parcels(shipping, line())).options,
        shipping,
      )?.id;
    expect(preselected(both, { country: 'JP' })).toBe('world');
    expect(preselected(both)).toBeUndefined();
    expect(preselected(shippingOf({ pickups: [pickupOf('barn')] }))).toBe('barn');
  });

  it.each([
    ['04841', 1000, 300],
    ['04841', 5000, 0],
    ['04841', 999, undefined],
    ['04842', 1000, undefined],
    ['049 01', 1000, 300],
    ['04605', 1000, 300],
    ['04611', 1000, undefined],
    ['', 1000, undefined],
  ])('delivers to %j for goods of %d at %j', (zip, cents, cost) => {
    const shipping = shippingOf({
      deliveries: [
        deliveryOf('van', {
          postalCodes: ['04841', '049*', '04601-04609'],
          minimumCents: 1000,
          freeFromCents: 5000,
        }),
      ],
    });
    const location = toShippingLocation({ country: 'US', state: 'ME', zip });
    expect(offered(shipping, location, line({ unitPriceCents: cents }))).toEqual(
      cost === undefined ? [] : [['van', cost]],
    );
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
