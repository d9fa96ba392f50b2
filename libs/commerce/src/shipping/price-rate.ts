import type { RateBand, RatePrice, ShippingRate, WeightUnit } from '@sitewright/contracts/entities';
import type { Shipment } from './shipment.ts';

/** Exact, by the international definition of the pound. */
const gramsPerUnit: Readonly<Record<WeightUnit, number>> = { kg: 1000, lb: 453.592_37 };

/** The kinds of prices that consist of bands. */
export type BandedKind = Exclude<RatePrice['kind'], 'flat' | 'perWeight' | 'live'>;

/** Whether a cart's weight, amount or quantity is in a band; see `rateBand` for which ends belong to it. */
const isInBand: Readonly<Record<BandedKind, (measure: number, band: RateBand) => boolean>> = {
  // Products without a weight are in the first band.
  weight: (grams, { from, to }) =>
    (grams > from || (from === 0 && grams === 0)) && (to === null || grams <= to),
  amount: (cents, { from, to }) => cents >= from && (to === null || cents < to),
  quantity: (pieces, { from, to }) => pieces >= from && (to === null || pieces <= to),
};

const measureOf = (kind: BandedKind, { grams, goodsCents, pieces }: Shipment): number =>
  ({ weight: grams, amount: goodsCents, quantity: pieces })[kind];

function basePriceCents(price: RatePrice, shipment: Shipment): number | undefined {
  if (price.kind === 'live') return price.backupCents ?? undefined;
  if (price.kind === 'flat') return price.priceCents;
  if (price.kind === 'perWeight')
    return (
      price.priceCents + Math.ceil(shipment.grams / gramsPerUnit[price.unit]) * price.unitCents
    );
  const measure = measureOf(price.kind, shipment);
  return price.bands.find((band) => isInBand[price.kind](measure, band))?.priceCents;
}

/**
 * What a rate costs for a shipment, in minor units; undefined if the shipment is in none of its bands. A live rate costs its
 * backup price.
 */
export function priceRate(
  { price, freeFromCents }: Pick<ShippingRate, 'price' | 'freeFromCents'>,
  shipment: Shipment,
): number | undefined {
  const cents = basePriceCents(price, shipment);
  if (cents === undefined) return undefined;
  return freeFromCents !== null && shipment.goodsCents >= freeFromCents ? 0 : cents;
}
