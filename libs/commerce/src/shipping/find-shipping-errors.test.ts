import { noOpeningHours, type RatePrice } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { findShippingErrors } from './find-shipping-errors.ts';
import { deliveryOf, pickupOf, rateOf, shippingOf, zoneOf } from './shipping-settings.fixture.ts';

const pathsOf = (settings: Parameters<typeof shippingOf>[0]) =>
  Object.keys(findShippingErrors(shippingOf(settings)));
const banded = (price: RatePrice) =>
  pathsOf({ zones: [zoneOf('a', ['US'], [rateOf('r', price)])] });

it('accepts zones, pickup locations and deliveries that do not overlap', () => {
  expect(
    pathsOf({
      zones: [
        zoneOf('main', ['US', 'CA']),
        zoneOf('far', ['US-AK', 'US-HI']),
        zoneOf('world', ['*']),
      ],
      pickups: [pickupOf('barn')],
      deliveries: [deliveryOf('van', { postalCodes: ['04841', '049*', '04601-04609'] })],
    }),
  ).toEqual([]);
});

it('reports a country, a state and the rest of the world in two zones at the later one', () => {
  const zones = [
    zoneOf('a', ['US', 'CA-ON', '*']),
    zoneOf('b', ['DE', 'US']),
    zoneOf('c', ['CA-Ontario']),
  ].map((zone) => ({ ...zone, isRestOfWorld: false }));
  expect(pathsOf({ zones })).toEqual(['zones.1.regions.1', 'zones.2.regions.0']);
  const twice = [zoneOf('a', ['*']), zoneOf('b', ['*'])];
  expect(pathsOf({ zones: twice })).toEqual(['zones.1.regions']);
});

it('reports zones without countries or rates, and countries in the rest of the world', () => {
  expect(
    pathsOf({
      zones: [
        zoneOf('a', []),
        zoneOf('b', ['US'], []),
        { ...zoneOf('c', ['DE']), isRestOfWorld: true },
      ],
    }),
  ).toEqual(['zones.0.regions', 'zones.1.rates', 'zones.2.regions']);
});

it('reports gaps, overlaps and empty price ranges', () => {
  const band = (from: number, to: number | null) => ({ from, to, priceCents: 1 });
  const price = 'zones.0.rates.0.price.bands';
  expect(banded({ kind: 'weight', bands: [] })).toEqual([price]);
  expect(banded({ kind: 'weight', bands: [band(0, 5), band(5, null)] })).toEqual([]);
  expect(banded({ kind: 'weight', bands: [band(0, 5), band(6, null)] })).toEqual([
    `${price}.1.from`,
  ]);
  expect(banded({ kind: 'amount', bands: [band(0, 5), band(4, null)] })).toEqual([
    `${price}.1.from`,
  ]);
  expect(banded({ kind: 'amount', bands: [band(0, null), band(4, null)] })).toEqual([
    `${price}.1.from`,
  ]);
  expect(banded({ kind: 'amount', bands: [band(5, 5)] })).toEqual([`${price}.0.to`]);
  expect(banded({ kind: 'quantity', bands: [band(1, 1), band(2, null)] })).toEqual([]);
  expect(banded({ kind: 'quantity', bands: [band(1, 5), band(5, null)] })).toEqual([
    `${price}.1.from`,
  ]);
});

it('reports postal codes that no address of the country has', () => {
  const errors = findShippingErrors(
    shippingOf({
      deliveries: [
        deliveryOf('a', { postalCodes: ['04841', '4841', '04109-04101', '*'] }),
        deliveryOf('b', { postalCodes: [] }),
        deliveryOf('c', { country: 'PT', postalCodes: ['1000-001', '10*'] }),
      ],
    }),
  );
  expect(Object.keys(errors)).toEqual(['deliveries.0.postalCodes', 'deliveries.1.postalCodes']);
  expect(errors['deliveries.0.postalCodes']).toMatch(/^4841, 04109-04101, \*:/);
});

it('reports opening hours of no length, and hours of a day that overlap', () => {
  const span = (opens: string, closes: string) => ({ opens, closes });
  const openingHours = {
    ...noOpeningHours,
    monday: [span('09:00', '12:00'), span('12:00', '17:00'), span('18:00', '02:00')],
    tuesday: [span('09:00', '12:00'), span('11:59', '17:00')],
    wednesday: [span('09:00', '09:00')],
    thursday: [span('22:00', '02:00'), span('23:00', '23:30')],
  };
  expect(pathsOf({ pickups: [pickupOf('barn'), pickupOf('shop', { openingHours })] })).toEqual([
    'pickups.1.openingHours.tuesday.1.opens',
    'pickups.1.openingHours.wednesday.0.closes',
    'pickups.1.openingHours.thursday.1.opens',
  ]);
});

it('reports options with the same id', () => {
  expect(
    pathsOf({
      zones: [zoneOf('a', ['US'], [rateOf('x', 1), rateOf('x', 2)]), zoneOf('a', ['DE'])],
      pickups: [pickupOf('x')],
    }),
  ).toEqual(['zones.1.id', 'zones.0.rates.0.id', 'zones.0.rates.1.id']);
});
