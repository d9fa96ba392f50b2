import type {
  PickupDetails,
  ShippingGap,
  ShippingKind,
  StoreShipping,
} from '@sitewright/contracts/entities';
import { matchesPostalPattern, parsePostalPattern } from '../address/postal-pattern.ts';
import { findZone } from './find-zone.ts';
import { priceRate } from './price-rate.ts';
import type { Shipment } from './shipment.ts';
import type { ShippingLocation } from './shipping-location.ts';

/** The buyer's shipping option. */
export interface ShippingChoice {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
}

/** A shipping option with its price for this cart. */
export interface PricedShipping extends ShippingChoice {
  readonly kind: ShippingKind;
  readonly estimate?: string;
  /** Where to collect the order; only for pickup. */
  readonly pickup?: PickupDetails;
}

/** The options of a cart, and why none of them brings it to the address. */
export interface ShippingOffer {
  /** Shipping and delivery, cheapest first, then pickup locations in the order of the settings. */
  readonly options: readonly PricedShipping[];
  /** Absent without an address, and if at least one option ships or delivers there. */
  readonly gap?: ShippingGap;
}

const estimated = (estimate: string) => (estimate === '' ? {} : { estimate });

function pickupOptions({ pickups }: StoreShipping): PricedShipping[] {
  return pickups.map(({ id, name, address, hours, instructions }) => ({
    id,
    name,
    kind: 'pickup',
    costCents: 0,
    pickup: { address, hours, instructions },
  }));
}

function deliveryOptions(
  { deliveries }: StoreShipping,
  { country, zip = '' }: ShippingLocation,
  shipment: Shipment,
): PricedShipping[] {
  const matching = deliveries.filter(
    (delivery) =>
      delivery.country === country &&
      shipment.goodsCents >= delivery.minimumCents &&
      delivery.postalCodes.some((text) => {
        const pattern = parsePostalPattern(text, country);
        return pattern !== null && matchesPostalPattern(pattern, zip, country);
      }),
  );
  return matching.flatMap(({ id, name, estimate, feeCents, freeFromCents }) => {
    const price = { kind: 'flat', priceCents: feeCents } as const;
    const costCents = priceRate({ price, freeFromCents }, shipment);
    return costCents === undefined
      ? []
      : [{ id, name, kind: 'delivery' as const, costCents, ...estimated(estimate) }];
  });
}

/**
 * The options for a destination with their prices (CHECKOUT-03); none if nothing is shipped. Pickup needs no
 * destination.
 */
export function shippingOptionsFor(
  shipping: StoreShipping,
  location: ShippingLocation | undefined,
  shipment: Shipment | undefined,
): ShippingOffer {
  if (shipment === undefined) return { options: [] };
  const pickups = pickupOptions(shipping);
  if (location === undefined) return { options: pickups };
  const zone = findZone(shipping.zones, location);
  const rates = zone === undefined || zone === 'stateNeeded' ? [] : zone.rates;
  const shipped = rates.flatMap((rate) => {
    const costCents = priceRate(rate, shipment);
    const { id, name, estimate } = rate;
    return costCents === undefined
      ? []
      : [{ id, name, kind: 'shipping' as const, costCents, ...estimated(estimate) }];
  });
  const sent = [...shipped, ...deliveryOptions(shipping, location, shipment)].toSorted(
    (left, right) => left.costCents - right.costCents,
  );
  const options = [...sent, ...pickups];
  if (sent.length > 0) return { options };
  if (zone === 'stateNeeded') return { options, gap: 'stateNeeded' };
  return { options, gap: zone === undefined || zone.rates.length === 0 ? 'notCovered' : 'noRate' };
}

/** The requested option; undefined if it is not available for the cart (CHECKOUT-03). */
export const selectShippingOption = (
  options: readonly PricedShipping[],
  id: string,
): PricedShipping | undefined => options.find((option) => option.id === id);

/** Whether a store hands out orders, and neither ships nor delivers any. */
export const isPickupOnly = ({ zones, pickups, deliveries }: StoreShipping): boolean =>
  pickups.length > 0 && zones.length === 0 && deliveries.length === 0;

/** The option of a cart without a choice: the cheapest that reaches the buyer; pickup only in a store with nothing else. */
export const defaultShippingOption = (
  options: readonly PricedShipping[],
  shipping: StoreShipping,
): PricedShipping | undefined =>
  options.find(({ kind }) => kind !== 'pickup') ??
  (isPickupOnly(shipping) ? options[0] : undefined);
