import type { CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import type { ShippingLocation } from './shipping-location.ts';

/** A way of sending to some countries, for a fixed price or one that grows with the weight. Minor units. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  /** ISO country codes; `*` is every country that no rate names. */
  readonly countries: readonly string[];
  readonly priceCents: number;
  /** Added for each kilogram begun. */
  readonly perKgCents?: number | undefined;
  readonly estimate?: string | undefined;
}

/** The way of sending that a buyer chose. */
export interface ShippingChoice {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
}

/** A way of sending this cart, priced. */
export interface PricedShipping extends ShippingChoice {
  readonly estimate?: string;
}

/** The ways to a place, cheapest first (CHECKOUT-03); none where nothing has to be sent. */
export function shippingOptionsFor(
  location: ShippingLocation | undefined,
  rates: readonly ShippingRate[],
  lines: readonly CartLine[],
): PricedShipping[] {
  const sent = lines.filter((line) => line.kind === 'physical');
  if (location === undefined || sent.length === 0) return [];
  const grams = sum(sent.map((line) => (line.weightGrams ?? 0) * line.quantity));
  const named = rates.filter((rate) => rate.countries.includes(location.country));
  const matching = named.length > 0 ? named : rates.filter((rate) => rate.countries.includes('*'));
  return matching
    .map((rate) => ({
      id: rate.id,
      name: rate.name,
      costCents: rate.priceCents + Math.ceil(grams / 1000) * (rate.perKgCents ?? 0),
      ...(rate.estimate === undefined ? {} : { estimate: rate.estimate }),
    }))
    .toSorted((one, other) => one.costCents - other.costCents);
}

/** The option that was asked for; undefined when the cart does not have it (CHECKOUT-03). */
export const selectShippingOption = (
  options: readonly PricedShipping[],
  id: string,
): PricedShipping | undefined => options.find((option) => option.id === id);
