import {
  noOpeningHours,
  type LocalDelivery,
  type PickupLocation,
  type RateBand,
  type RatePrice,
  type RateService,
  type ShippingProfile,
  type ShippingRate,
  type ShippingZone,
} from '@sitewright/contracts/entities';
import { unitsOf } from '@sitewright/contracts/codes';
import { storeText } from '../../texts/store-text.ts';

export const newRate = (id: string): ShippingRate => ({
  id,
  name: storeText('store.standardRate'),
  estimate: '',
  price: { kind: 'flat', priceCents: 0 },
  freeFromCents: null,
});

export const newZone = (id: string, rateId: string, isRestOfWorld: boolean): ShippingZone => ({
  id,
  name: '',
  isRestOfWorld,
  regions: [],
  rates: [newRate(rateId)],
});

export const newProfile = (id: string): ShippingProfile => ({
  id,
  name: '',
  productIds: [],
  zones: [],
});

export const newPickup = (id: string, country: string): PickupLocation => ({
  id,
  name: storeText('store.pickUpInStore'),
  address: { line1: '', line2: '', city: '', state: '', zip: '', country },
  openingHours: noOpeningHours,
  hoursNote: '',
  instructions: '',
});

export const newDelivery = (id: string, country: string): LocalDelivery => ({
  id,
  name: storeText('store.localDelivery'),
  estimate: '',
  country,
  postalCodes: [],
  feeCents: 0,
  minimumCents: 0,
  freeFromCents: null,
});

export const newRateService = (id: string): RateService => ({
  id,
  name: storeText('store.carrierRates'),
  url: '',
});

/** The lowest price of a rate: what it costs when it is changed to another kind. */
function priceOf(price: RatePrice): number {
  if (price.kind === 'live') return price.backupCents ?? 0;
  return 'bands' in price ? (price.bands[0]?.priceCents ?? 0) : price.priceCents;
}

/**
 * A price of another kind that costs the same at first; a live one while its service does not respond.
 *
 * @param serviceId The rate service of a live price.
 */
export function changeKind(
  price: RatePrice,
  kind: RatePrice['kind'],
  measurementStandard: string,
  serviceId: string,
): RatePrice {
  const priceCents = priceOf(price);
  if (kind === 'live') return { kind, serviceId, addPercent: 0, backupCents: priceCents };
  if (kind === 'flat') return { kind, priceCents };
  if (kind === 'perWeight') {
    const unit = unitsOf(measurementStandard).weight === 'kg' ? 'kg' : 'lb';
    return { kind, priceCents, unit, unitCents: 0 };
  }
  return { kind, bands: [{ from: kind === 'quantity' ? 1 : 0, to: null, priceCents }] };
}

/** The start of the range after one that ends at `to`. */
const nextStart = (kind: RatePrice['kind'], to: number): number =>
  kind === 'quantity' ? to + 1 : to;

/** Sets the end of a range. The next range starts there, so that there is never a gap. */
export function setBandEnd(
  kind: RatePrice['kind'],
  bands: readonly RateBand[],
  index: number,
  to: number | null,
): RateBand[] {
  return bands.map((band, position) => {
    if (position === index) return { ...band, to };
    return position === index + 1 && to !== null ? { ...band, from: nextStart(kind, to) } : band;
  });
}

/** Adds a range at the end; a range without an end gets one. */
export function addBand(kind: RatePrice['kind'], bands: readonly RateBand[], step: number) {
  const last = bands.at(-1);
  if (last === undefined) return [{ from: kind === 'quantity' ? 1 : 0, to: null, priceCents: 0 }];
  const to = last.to ?? last.from + step;
  return [
    ...bands.slice(0, -1),
    { ...last, to },
    { from: nextStart(kind, to), to: null, priceCents: last.priceCents },
  ];
}

/** Removes a range; the next one starts where it started. */
export const removeBand = (bands: readonly RateBand[], index: number): RateBand[] =>
  bands
    .map((band, position) =>
      position === index + 1 && index > 0 ? { ...band, from: bands[index]?.from ?? 0 } : band,
    )
    .toSpliced(index, 1);

/** Whether a form contains an amount that cannot be read; JSON would send it as `null`. */
export const hasInvalidAmount = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isNaN(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasInvalidAmount);
