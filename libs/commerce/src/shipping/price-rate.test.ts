import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceRate, type BandedKind } from './price-rate.ts';
import type { Shipment } from './shipment.ts';
import { rateOf } from './shipping-settings.fixture.ts';

const bandsFor = (kind: BandedKind) =>
  rateOf('banded', {
    kind,
    bands:
      kind === 'quantity'
        ? [
            { from: 1, to: 5, priceCents: 100 },
            { from: 6, to: 10, priceCents: 200 },
          ]
        : [
            { from: 0, to: 5, priceCents: 100 },
            { from: 5, to: 10, priceCents: 200 },
          ],
  });
const shipmentWith = (kind: BandedKind, measure: number): Shipment => ({
  grams: kind === 'weight' ? measure : 1,
  goodsCents: kind === 'amount' ? measure : 1,
  pieces: kind === 'quantity' ? measure : 1,
});

describe('priceRate', () => {
  it.each([
    ['weight', 0, 100],
    ['weight', 5, 100],
    ['weight', 6, 200],
    ['weight', 10, 200],
    ['weight', 11, undefined],
    ['amount', 0, 100],
    ['amount', 4, 100],
    ['amount', 5, 200],
    ['amount', 10, undefined],
    ['quantity', 1, 100],
    ['quantity', 5, 100],
    ['quantity', 6, 200],
    ['quantity', 11, undefined],
  ] as const)('prices by %s: %d costs %j', (kind, measure, cents) => {
    expect(priceRate(bandsFor(kind), shipmentWith(kind, measure))).toBe(cents);
  });

  it('finds one price for every measure of bands without gaps', () => {
    const kinds = fc.constantFrom<BandedKind[]>('weight', 'amount', 'quantity');
    fc.assert(
      fc.property(
        kinds,
        fc.uniqueArray(fc.nat(500), { minLength: 1 }),
        fc.nat(600),
        (kind, ends, at) => {
          const first = kind === 'quantity' ? 1 : 0;
          const step = kind === 'quantity' ? 1 : 0;
          const sorted = ends.map((end) => end + 1 + step).toSorted((a, b) => a - b);
          const bands = [...sorted, null].map((to, index) => ({
            from: index === 0 ? first : (sorted[index - 1] ?? 0) + step,
            to,
            priceCents: index,
          }));
          const measure = Math.max(first, at);
          // Counted independently of the comparison under test: the number of ends before the measure.
          const before = sorted.filter((end) =>
            kind === 'amount' ? end <= measure : end < measure,
          );
          const rate = rateOf('banded', { kind, bands });
          expect(priceRate(rate, shipmentWith(kind, measure))).toBe(before.length);
        },
      ),
      { seed: 18 },
    );
  });

  it('adds the price of each started pound', () => {
    const rate = rateOf('post', { kind: 'perWeight', priceCents: 500, unit: 'lb', unitCents: 100 });
    const cost = (grams: number) => priceRate(rate, { grams, goodsCents: 1, pieces: 1 });
    expect([0, 1, 453, 454, 907, 908].map(cost)).toEqual([500, 600, 600, 700, 700, 800]);
  });

  it('is free from the amount, but stays unavailable outside its bands', () => {
    const free = { ...bandsFor('weight'), freeFromCents: 5000 };
    const at = (grams: number, goodsCents: number) =>
      priceRate(free, { grams, goodsCents, pieces: 1 });
    expect([at(1, 4999), at(1, 5000), at(11, 5000)]).toEqual([100, 0, undefined]);
    expect(priceRate({ ...free, freeFromCents: 0 }, { grams: 1, goodsCents: 0, pieces: 1 })).toBe(
      0,
    );
  });
});
