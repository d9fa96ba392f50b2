import type { RatePrice, ShippingRate, StoreShipping } from '@sitewright/contracts/entities';
import type { PricedRate } from './combine-rates.ts';
import { findZone } from './find-zone.ts';
import { listZones, type Parcel } from './parcels.ts';
import { priceRate } from './price-rate.ts';
import type { ShippingLocation } from './shipping-location.ts';

/** What a carrier charges for a parcel. */
export interface LiveRate {
  /** The carrier's own name of the rate, unique in a response. */
  readonly code: string;
  /** What buyers see, such as “UPS Ground”. */
  readonly name: string;
  /** When the parcel arrives; may be empty. */
  readonly estimate: string;
  readonly priceCents: number;
}

/** What a rate service is asked: the rates of these lines of a cart, to the address of the cart. */
export interface RateQuestion {
  readonly serviceId: string;
  readonly lineIds: readonly string[];
}

/** The rates of a service; undefined if it did not respond. */
export type LiveRates = (question: RateQuestion) => readonly LiveRate[] | undefined;

/** What a cart has to ask before it can be priced: each service once for each parcel that it can send. */
export function findRateQuestions(
  location: ShippingLocation | undefined,
  parcels: readonly Parcel[],
): RateQuestion[] {
  if (location === undefined) return [];
  return parcels.flatMap(({ zones, lineIds }) => {
    const zone = findZone(zones, location);
    if (zone === undefined || zone === 'stateNeeded') return [];
    const services = zone.rates.flatMap(({ price }) =>
      price.kind === 'live' ? price.serviceId : [],
    );
    return [...new Set(services)].map((serviceId) => ({ serviceId, lineIds }));
  });
}

/** The ids of the services that a store asks: those that a rate refers to. */
export const findServicesInUse = (shipping: StoreShipping): ReadonlySet<string> =>
  new Set(
    listZones(shipping).flatMap(({ rates }) =>
      rates.flatMap(({ price }) => (price.kind === 'live' ? price.serviceId : [])),
    ),
  );

type LiveShippingRate = ShippingRate & {
  readonly price: Extract<RatePrice, { readonly kind: 'live' }>;
};

/** Never below zero; half a minor unit is rounded up. */
const withSurcharge = (cents: number, percent: number): number =>
  Math.max(0, Math.round((cents * (100 + percent)) / 100));

/** The options of a live rate for a parcel: one for each rate of the service, or the backup while it does not respond. */
export function priceLiveRate(
  rate: LiveShippingRate,
  { shipment, lineIds }: Parcel,
  liveRates: LiveRates,
): PricedRate[] {
  const { id, name, estimate, price, freeFromCents } = rate;
  const responded = liveRates({ serviceId: price.serviceId, lineIds });
  if (responded === undefined) {
    const costCents = priceRate(rate, shipment);
    return costCents === undefined ? [] : [{ id, name, estimate, costCents }];
  }
  const isFree = freeFromCents !== null && shipment.goodsCents >= freeFromCents;
  return responded.map((each) => ({
    id: `${id}:${each.code}`,
    name: each.name,
    estimate: each.estimate,
    costCents: isFree ? 0 : withSurcharge(each.priceCents, price.addPercent),
  }));
}
