import type {
  PickupDetails,
  ShippingGap,
  ShippingKind,
  StoreShipping,
} from '@sitewright/contracts/entities';
import { matchesPostalPattern, parsePostalPattern } from '../address/postal-pattern.ts';
import { combineRates, type RatedParcel, type ShippingPart } from './combine-rates.ts';
import { findZone } from './find-zone.ts';
import { priceLiveRate, type LiveRates } from './live-rates.ts';
import { listZones, mergeShipments, type Parcel } from './parcels.ts';
import { priceRate } from './price-rate.ts';
import type { Shipment } from './shipment.ts';
import type { ShippingLocation } from './shipping-location.ts';

/** The buyer's shipping option. */
export interface ShippingChoice {
  readonly id: string;
  readonly name: string;
  readonly costCents: number;
  /** What it consists of; absent if the cart is one parcel. */
  readonly parts?: readonly ShippingPart[];
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
  /** The lines that cause the gap; absent if they are all lines that ship. */
  readonly gapLineIds?: readonly string[];
}

const estimated = (estimate: string) => (estimate === '' ? {} : { estimate });

function pickupOptions({ pickups }: StoreShipping): PricedShipping[] {
  return pickups.map(({ id, name, address, openingHours, hoursNote, instructions }) => ({
    id,
    name,
    kind: 'pickup',
    costCents: 0,
    pickup: { address, openingHours, hoursNote, instructions },
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

/** The rates of a parcel at an address, or why there are none. */
function rateParcel(
  parcel: Parcel,
  location: ShippingLocation,
  liveRates: LiveRates,
): RatedParcel | ShippingGap {
  const { zones, shipment, profileName } = parcel;
  const zone = findZone(zones, location);
  if (zone === 'stateNeeded') return zone;
  if (zone === undefined || zone.rates.length === 0) return 'notCovered';
  const rates = zone.rates.flatMap((rate) => {
    const { id, name, estimate, price, freeFromCents } = rate;
    if (price.kind === 'live') return priceLiveRate({ ...rate, price }, parcel, liveRates);
    const costCents = priceRate({ price, freeFromCents }, shipment);
    return costCents === undefined ? [] : [{ id, name, estimate, costCents }];
  });
  return rates.length === 0 ? 'noRate' : { profileName, rates };
}

/** The lines of the parcels that do not ship, if others do. */
function findGap(
  parcels: readonly Parcel[],
  rated: readonly (RatedParcel | ShippingGap)[],
): Pick<ShippingOffer, 'gap' | 'gapLineIds'> {
  const gaps = rated.filter((result) => typeof result === 'string');
  const gap = gaps.includes('stateNeeded') ? 'stateNeeded' : gaps[0];
  if (gap === undefined) return {};
  if (gap === 'stateNeeded' || gaps.length === parcels.length) return { gap };
  const gapLineIds = parcels.flatMap(({ lineIds }, index) =>
    typeof rated[index] === 'string' ? lineIds : [],
  );
  return { gap, gapLineIds };
}

/** What the options of a cart depend on besides the settings. */
export interface OfferContext {
  /** The name of the only option of parcels whose rates have no name in common. */
  readonly combinedName?: string;
  /** What the rate services of the store respond. Default: nothing. */
  readonly liveRates?: LiveRates;
}

/**
 * The options for a destination with their prices (CHECKOUT-03); none without parcels. Pickup needs no destination.
 * Deliveries and pickup are for the whole cart, whatever the profiles of its products.
 */
export function shippingOptionsFor(
  shipping: StoreShipping,
  location: ShippingLocation | undefined,
  parcels: readonly Parcel[],
  { combinedName = 'Shipping', liveRates = () => undefined }: OfferContext = {},
): ShippingOffer {
  if (parcels.length === 0) return { options: [] };
  const pickups = pickupOptions(shipping);
  if (location === undefined) return { options: pickups };
  const results = parcels.map((parcel) => rateParcel(parcel, location, liveRates));
  const rated = results.filter((result) => typeof result !== 'string');
  const shipped = (rated.length === parcels.length ? combineRates(rated, combinedName) : []).map(
    ({ estimate, ...rate }) => ({
      ...rate,
      kind: 'shipping' as const,
      ...estimated(estimate),
    }),
  );
  const delivered = deliveryOptions(shipping, location, mergeShipments(parcels));
  const sent = [...shipped, ...delivered].toSorted(
    (left, right) => left.costCents - right.costCents,
  );
  const options = [...sent, ...pickups];
  return sent.length > 0 ? { options } : { options, ...findGap(parcels, results) };
}

/** The requested option; undefined if it is not available for the cart (CHECKOUT-03). */
export const selectShippingOption = (
  options: readonly PricedShipping[],
  id: string,
): PricedShipping | undefined => options.find((option) => option.id === id);

/** Whether a store hands out orders, and neither ships nor delivers any. */
export const isPickupOnly = (shipping: StoreShipping): boolean =>
  shipping.pickups.length > 0 &&
  shipping.deliveries.length === 0 &&
  listZones(shipping).length === 0;

/** The option of a cart without a choice: the cheapest that reaches the buyer; pickup only in a store with nothing else. */
export const defaultShippingOption = (
  options: readonly PricedShipping[],
  shipping: StoreShipping,
): PricedShipping | undefined =>
  options.find(({ kind }) => kind !== 'pickup') ??
  (isPickupOnly(shipping) ? options[0] : undefined);
