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
  const shippedLines = lines.filter((line) => line.kind === 'physical');
  if (location === undefined || shippedLines.length === 0) return [];
  const grams = sum(shippedLines.map((line) => (line.weightGrams ?? 0) * line.quantity));
  const countryRates = rates.filter((rate) => rate.countries.includes(location.country));
  const matching =
    countryRates.length > 0 ? countryRates : rates.filter((rate) => rate.countries.includes('*'));
  return matching
    .map((rate) => ({
      id: rate.id,
      name: rate.name,
      costCents: rate.priceCents + Math.ceil(grams / 1000) * (rate.perKgCents ?? 0),
      ...(rate.estimate === undefined ? {} : { estimate: rate.estimate }),
    }))
    .toSorted((left, right) => left.costCents - right.costCents);
}

/** The requested option; undefined if it is not available for the cart (CHECKOUT-03). */
export const selectShippingOption = (
  options: readonly PricedShipping[],
  id: string,
): PricedShipping | undefined => options.find((option) => option.id === id);
