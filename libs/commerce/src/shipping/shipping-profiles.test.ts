import type { ShippingRate, StoreShipping } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { priceCart } from '../cart/price-cart.ts';
import { sum } from '../cart/sum.ts';
import { findShippingErrors } from './find-shipping-errors.ts';
import { splitIntoParcels } from './parcels.ts';
import { isPickupOnly, shippingOptionsFor } from './shipping-options.ts';
import {
  deliveryOf,
  pickupOf,
  profileOf,
  rateOf,
  shippingOf,
  zoneOf,
} from './shipping-settings.fixture.ts';

const line = (productId: string, changes: Partial<CartLine> = {}): CartLine => ({
  id: `line-${productId}`,
  productId,
  variantId: 'v',
  kind: 'physical',
  unitPriceCents: 1000,
  quantity: 1,
  ...changes,
});
const cup = line('cup');
const sofa = line('sofa');
const grossOf = (lines: readonly CartLine[]) =>
  lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity);

const offer = (shipping: StoreShipping, lines: readonly CartLine[], country = 'US') =>
  shippingOptionsFor(shipping, { country }, splitIntoParcels(shipping, lines, grossOf(lines)), {
    combinedName: 'Versand',
  });

const named = (id: string, name: string, cents: number, estimate = '') =>
  rateOf(id, cents, { name, estimate });

/** A store whose sofas are bulky. */
const store = (
  general: ShippingRate[],
  bulky: ShippingRate[],
  others: Partial<StoreShipping> = {},
) =>
  shippingOf({
    zones: [zoneOf('home', ['US', 'DE'], general)],
    profiles: [profileOf('Bulky', ['sofa'], [zoneOf('bulky-home', ['US'], bulky)])],
    ...others,
  });
const general = [named('std', 'Standard', 500, '3 days'), named('exp', 'Express', 1500, '1 day')];

describe('shipping profiles', () => {
  it('leave a cart of one profile with the rates of that profile', () => {
    const shipping = store(general, [named('freight', 'Freight', 9000)]);
    expect(offer(shipping, [cup])).toEqual(offer({ ...shipping, profiles: [] }, [cup, sofa]));
    expect(offer(shipping, [sofa]).options).toEqual([
      { id: 'freight', name: 'Freight', kind: 'shipping', costCents: 9000 },
    ]);
  });

  it('add up the rates that have the same name in each profile', () => {
    const bulky = [named('b-std', ' standard ', 4000, '3 days'), named('b-slow', 'Slow', 100)];
    expect(offer(store(general, bulky), [cup, sofa]).options).toEqual([
      {
        id: 'std',
        name: 'Standard',
        kind: 'shipping',
        costCents: 4500,
        estimate: '3 days',
        parts: [
          { detail: 'Standard', costCents: 500 },
          { detail: 'standard · Bulky', costCents: 4000 },
        ],
      },
    ]);
    const both = [named('b-std', 'Standard', 4000, '9 days'), named('b-exp', 'Express', 200)];
    expect(offer(store(general, both), [cup, sofa]).options).toMatchObject([
      { id: 'exp', costCents: 1700 },
      { id: 'std', costCents: 4500 },
    ]);
    expect(offer(store(general, both), [cup, sofa]).options[1]).not.toHaveProperty('estimate');
  });

  it('become one option of the cheapest rates if no name is the same', () => {
    const bulky = [named('freight', 'Freight', 9000), named('van', 'Van', 7000)];
    expect(offer(store(general, bulky), [sofa, cup]).options).toEqual([
      {
        id: 'std',
        name: 'Versand',
        kind: 'shipping',
        costCents: 7500,
        parts: [
          { detail: 'Standard', costCents: 500 },
          { detail: 'Van · Bulky', costCents: 7000 },
        ],
      },
    ]);
  });

  it('price each parcel by its own goods', () => {
    const free = rateOf('std', 500, { name: 'Standard', freeFromCents: 2000 });
    const bulky = rateOf('b', { kind: 'quantity', bands: [{ from: 1, to: 1, priceCents: 70 }] });
    const shipping = store([free], [{ ...bulky, name: 'Standard' }]);
    const costOf = (...lines: CartLine[]) => offer(shipping, lines).options[0]?.costCents;
    expect(costOf(cup, sofa)).toBe(570);
    expect(costOf({ ...cup, quantity: 2 }, sofa)).toBe(70);
    expect(costOf(cup, { ...sofa, quantity: 2 })).toBeUndefined();
  });

  it('name the products that do not ship to an address', () => {
    const shipping = store(general, [named('freight', 'Freight', 9000)]);
    expect(offer(shipping, [cup, sofa], 'DE')).toEqual({
      options: [],
      gap: 'notCovered',
      gapLineIds: ['line-sofa'],
    });
    expect(offer(shipping, [sofa], 'DE')).toEqual({ options: [], gap: 'notCovered' });
    expect(offer(shipping, [cup, sofa], 'JP')).toEqual({ options: [], gap: 'notCovered' });
    const divided = { ...shipping, zones: [zoneOf('ny', ['US-NY'])] };
    expect(offer(divided, [cup, sofa])).toEqual({ options: [], gap: 'stateNeeded' });
  });

  it('do not apply to deliveries and pickup', () => {
    const van = deliveryOf('own-van', {
      country: 'US',
      postalCodes: ['04841'],
      minimumCents: 2000,
    });
    const shipping = store(general, [], { deliveries: [van], pickups: [pickupOf('barn')] });
    const lines = [cup, sofa];
    const parcels = splitIntoParcels(shipping, lines, grossOf(lines));
    const { options, gap } = shippingOptionsFor(shipping, { country: 'US', zip: '04841' }, parcels);
    expect(options.map(({ id }) => id)).toEqual(['own-van', 'barn']);
    expect(gap).toBeUndefined();
    expect(isPickupOnly(shippingOf({ pickups: [pickupOf('a')] }))).toBe(true);
    const { profiles } = store(general, []);
    expect(isPickupOnly(shippingOf({ pickups: [pickupOf('a')], profiles }))).toBe(false);
  });

  it('report a product or a name in two profiles, and errors of their zones', () => {
    const zone = zoneOf('z', ['US'], [rateOf('barn', 1)]);
    const settings = shippingOf({
      pickups: [pickupOf('barn')],
      profiles: [
        profileOf('A', ['x', 'y'], [zone, zoneOf('z', ['US'])]),
        profileOf('a', ['y'], [zoneOf('far', [], [])]),
        profileOf('General', [], []),
        profileOf('A', [], []),
      ],
    });
    expect(Object.keys(findShippingErrors(settings)).toSorted()).toEqual([
      'profiles.0.zones.0.rates.0.id',
      'profiles.0.zones.1.id',
      'profiles.0.zones.1.regions.0',
      'profiles.1.name',
      'profiles.1.productIds',
      'profiles.1.zones.0.rates',
      'profiles.1.zones.0.regions',
      'profiles.2.name',
      'profiles.3.id',
      'profiles.3.name',
    ]);
  });
});

describe('the total of a cart of several profiles', () => {
  const products = ['cup', 'sofa', 'plant', 'course'];
  const anyRates = (prefix: string) =>
    fc
      .array(
        fc.record({
          name: fc.constantFrom('Standard', 'Express', 'Freight'),
          cents: fc.nat(9000),
          freeFromCents: fc.option(fc.nat(5000)),
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map((rates) =>
        rates.map(({ name, cents, freeFromCents }, index) =>
          rateOf(`${prefix}${index}`, cents, { name, freeFromCents }),
        ),
      );
  const anyCart = fc.record({
    lines: fc.array(
      fc.record({
        productId: fc.constantFrom(...products),
        unitPriceCents: fc.nat(5000),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    rates: fc.tuple(anyRates('g'), anyRates('b'), anyRates('p')),
    ratePercent: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
    taxIncluded: fc.boolean(),
    taxesShipping: fc.boolean(),
    isFree: fc.boolean(),
  });

  it('adds up: lines, shipping of each parcel at its cheapest and tax, for every option', () => {
    fc.assert(
      fc.property(anyCart, ({ lines: drawn, rates, ratePercent, isFree, ...tax }) => {
        const lines = drawn.map((one, index) =>
          line(one.productId, {
            ...one,
            id: `line-${index}`,
            kind: one.productId === 'course' ? 'digital' : 'physical',
          }),
        );
        const [ofGeneral, bulky, plants] = rates;
        const shipping = shippingOf({
          zones: [zoneOf('a', ['US'], ofGeneral)],
          profiles: [
            profileOf('Bulky', ['sofa'], [zoneOf('b', ['US'], bulky)]),
            profileOf('Plants', ['plant', 'course'], [zoneOf('c', ['*'], plants)]),
          ],
        });
        const { options, gap } = offer(shipping, lines);
        expect(gap).toBeUndefined();
        expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);

        const ratesOf = { cup: ofGeneral, sofa: bulky, plant: plants } as const;
        /** What a parcel costs at the cheapest of some rates, with none of the code under test. */
        const costOf = (productId: keyof typeof ratesOf, name: string | undefined) => {
          const goods = sum(grossOf(lines.filter((one) => one.productId === productId)));
          const costs = ratesOf[productId]
            .filter((rate) => name === undefined || rate.name === name)
            .map(({ price, freeFromCents }) =>
              freeFromCents !== null && goods >= freeFromCents
                ? 0
                : 'priceCents' in price
                  ? price.priceCents
                  : Number.NaN,
            );
          return Math.min(...costs);
        };
        const sent = (['cup', 'sofa', 'plant'] as const).filter((productId) =>
          lines.some((one) => one.productId === productId),
        );
        if (sent.length === 0) expect(options).toEqual([]);
        for (const option of options) {
          if (sent.length > 1) {
            const name = option.name === 'Versand' ? undefined : option.name;
            expect(option.costCents).toBe(sum(sent.map((productId) => costOf(productId, name))));
          }
          const totals = priceCart({
            ...tax,
            currency: 'USD',
            lines,
            shipping: option,
            location: { country: 'US' },
            taxRules: [{ name: 'Tax', ratePercent, country: 'US' }],
            discounts: isFree
              ? [
                  {
                    id: 'free',
                    code: null,
                    title: 'Free',
                    effect: { kind: 'freeShipping' },
                    target: { kind: 'all' },
                    combinesWith: [],
                  },
                ]
              : [],
            now: new Date('2026-11-29T00:00:00Z'),
          });
          const { trace } = totals;
          const due = trace.filter(({ rule }) => rule !== 'taxIncluded');
          expect(sum(due.map(({ amountCents }) => amountCents))).toBe(totals.grandTotalCents);
          const sumOf = (rule: string) =>
            sum(trace.flatMap((step) => (step.rule === rule ? step.amountCents : [])));
          expect(sumOf('shipping')).toBe(option.costCents);
          expect(sumOf('shippingDiscount') + option.costCents).toBe(totals.shippingCostCents);
          expect(totals.shippingCostCents).toBe(isFree ? 0 : option.costCents);
          expect(totals.grandTotalCents).toBe(
            sum(grossOf(lines)) + totals.shippingCostCents + sumOf('tax'),
          );
        }
      }),
      { seed: 68, numRuns: 300 },
    );
  });
});
