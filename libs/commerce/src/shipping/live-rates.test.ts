import type { RatePrice } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { findShippingErrors } from './find-shipping-errors.ts';
import { findRateQuestions, type LiveRates } from './live-rates.ts';
import { splitIntoParcels } from './parcels.ts';
import { shippingOptionsFor } from './shipping-options.ts';
import { profileOf, rateOf, shippingOf, zoneOf } from './shipping-settings.fixture.ts';

type LivePrice = Extract<RatePrice, { kind: 'live' }>;

const live = (changes: Partial<LivePrice> = {}): LivePrice => ({
  kind: 'live',
  serviceId: 'parcels',
  addPercent: 0,
  backupCents: null,
  ...changes,
});
const service = { id: 'parcels', name: 'Parcels', url: 'https://rates.example/quote' };
const storeWith = (price: RatePrice, freeFromCents: number | null = null) =>
  shippingOf({
    zones: [zoneOf('home', ['US'], [rateOf('carrier', price, { name: 'Post', freeFromCents })])],
    rateServices: [service],
  });

const line = (productId: string, changes: Partial<CartLine> = {}): CartLine => ({
  id: `line-${productId}`,
  productId,
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
  ...changes,
});
const parcelsOf = (shipping = storeWith(live()), lines = [line('cup')]) =>
  splitIntoParcels(
    shipping,
    lines,
    lines.map(() => 1000),
  );
const offer = (shipping: ReturnType<typeof storeWith>, liveRates?: LiveRates) =>
  shippingOptionsFor(
    shipping,
    { country: 'US' },
    parcelsOf(shipping),
    liveRates === undefined ? {} : { liveRates },
  );

const ground = { code: 'ground', name: 'Ground', estimate: '3 days', priceCents: 995 };
const air = { code: 'air', name: 'Air', estimate: '', priceCents: 2501 };

describe('a live rate', () => {
  it('is an option for each rate of its service', () => {
    expect(offer(storeWith(live()), () => [air, ground]).options).toEqual([
      {
        id: 'carrier:ground',
        name: 'Ground',
        kind: 'shipping',
        costCents: 995,
        estimate: '3 days',
      },
      { id: 'carrier:air', name: 'Air', kind: 'shipping', costCents: 2501 },
    ]);
  });

  it.each([
    [10, 995, 1095],
    [50, 1, 2],
    [-10, 995, 896],
    [-100, 995, 0],
    [1000, 995, 10_945],
  ])('adds %i percent to %i, rounded to a minor unit: %i', (addPercent, priceCents, costCents) => {
    const { options } = offer(storeWith(live({ addPercent })), () => [{ ...ground, priceCents }]);
    expect(options).toMatchObject([{ costCents }]);
  });

  it('has its own name and the backup price while the service does not respond', () => {
    expect(offer(storeWith(live({ backupCents: 700, addPercent: 50 }))).options).toEqual([
      { id: 'carrier', name: 'Post', kind: 'shipping', costCents: 700 },
    ]);
    expect(offer(storeWith(live()))).toEqual({ options: [], gap: 'noRate' });
  });

  it('offers nothing if the service sends nothing there, even with a backup price', () => {
    const shipping = storeWith(live({ backupCents: 700 }));
    expect(offer(shipping, () => [])).toEqual({ options: [], gap: 'noRate' });
  });

  it('is free from its amount of goods', () => {
    const isFree = offer(storeWith(live({ backupCents: 700 }), 1000), () => [ground]);
    expect(isFree.options).toMatchObject([{ name: 'Ground', costCents: 0 }]);
    expect(offer(storeWith(live({ backupCents: 700 }), 1000)).options).toMatchObject([
      { name: 'Post', costCents: 0 },
    ]);
    expect(offer(storeWith(live(), 1001), () => [ground]).options).toMatchObject([
      { costCents: 995 },
    ]);
  });

  it('is asked for the lines of its own parcel', () => {
    const shipping = shippingOf({
      ...storeWith(live()),
      profiles: [
        profileOf('Bulky', ['sofa'], [zoneOf('bulky', ['US'], [rateOf('freight', live())])]),
      ],
    });
    const lines = [line('cup'), line('sofa'), line('plate'), line('file', { kind: 'digital' })];
    const parcels = parcelsOf(shipping, lines);
    expect(findRateQuestions({ country: 'US' }, parcels)).toEqual([
      { serviceId: 'parcels', lineIds: ['line-cup', 'line-plate'] },
      { serviceId: 'parcels', lineIds: ['line-sofa'] },
    ]);
    const rates: LiveRates = ({ lineIds }) => [{ ...ground, priceCents: lineIds.length * 100 }];
    expect(
      shippingOptionsFor(shipping, { country: 'US' }, parcels, { liveRates: rates }).options,
    ).toMatchObject([{ name: 'Ground', costCents: 300 }]);
  });

  it('asks nothing without an address, outside its zone, or for a rate of another kind', () => {
    expect(findRateQuestions(undefined, parcelsOf())).toEqual([]);
    expect(findRateQuestions({ country: 'DE' }, parcelsOf())).toEqual([]);
    const flat = storeWith({ kind: 'flat', priceCents: 1 });
    expect(findRateQuestions({ country: 'US' }, parcelsOf(flat))).toEqual([]);
  });

  it('asks a service once for two of its rates in a zone', () => {
    const shipping = shippingOf({
      zones: [zoneOf('home', ['US'], [rateOf('a', live()), rateOf('b', live({ addPercent: 5 }))])],
      rateServices: [service],
    });
    expect(findRateQuestions({ country: 'US' }, parcelsOf(shipping))).toHaveLength(1);
  });

  it('has an error if its service does not exist, and so has a second service with the id', () => {
    expect(findShippingErrors({ ...storeWith(live()), rateServices: [] })).toEqual({
      'zones.0.rates.0.price.serviceId': 'Choose a rate service.',
    });
    expect(findShippingErrors({ ...storeWith(live()), rateServices: [service, service] })).toEqual({
      'rateServices.1.id': 'Another option has the same id.',
    });
    expect(findShippingErrors(storeWith(live()))).toEqual({});
  });
});
