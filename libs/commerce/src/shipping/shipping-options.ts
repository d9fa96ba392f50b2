import type { CartLine } from '../cart/cart-line.ts';
import { sum } from '../cart/sum.ts';
import type { ShippingLocation } from './shipping-location.ts';

/** A shipping rate for some countries, fixed or by weight. Minor units. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  /** ISO country codes; `*` is every country without its own rate. */
  readonly countries: readonly string[];
  readonly priceCents: number;
  /** Added for each started kilogram. */
  readonly perKgCents?: number | undefined;
  readonly estimate?: string | undefined;
}

/** The buyer's shipping option. */
export interface ShippingChoice {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
}

/** A shipping option with its price for this cart. */
export interface PricedShipping extends ShippingChoice {
  readonly estimate?: string;
}

/** The options for a destination, cheapest first (CHECKOUT-03); empty if nothing is shipped. */
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

/** The requested option; undefined if it is not available for the cart (CHECKOUT-03). */
export const selectShippingOption = (
  options: readonly PricedShipping[],
  id: string,
): PricedShipping | undefined => options.find((option) => option.id === id);
