import {
  noOpeningHours,
  type LocalDelivery,
  type PickupLocation,
  type RatePrice,
  type ShippingProfile,
  type ShippingRate,
  type ShippingZone,
  type StoreShipping,
} from '@sitewright/contracts/entities';

/** Shipping settings for tests: a member that a test does not name is empty. */
export const shippingOf = (settings: Partial<StoreShipping>): StoreShipping => ({
  zones: [],
  profiles: [],
  pickups: [],
  deliveries: [],
  rateServices: [],
  ...settings,
});

export const rateOf = (
  id: string,
  price: RatePrice | number,
  changes: Partial<ShippingRate> = {},
): ShippingRate => ({
  id,
  name: id,
  estimate: '',
  price: typeof price === 'number' ? { kind: 'flat', priceCents: price } : price,
  freeFromCents: null,
  ...changes,
});

/** A zone of countries and states: `US`, `US-CA`; `*` is the rest of the world. */
export function zoneOf(
  id: string,
  places: readonly string[],
  rates: readonly ShippingRate[] = [rateOf(`${id}-post`, 500)],
): ShippingZone {
  const states = new Map<string, string[]>();
  for (const place of places.filter((one) => one !== '*')) {
    const [country = '', state] = place.split('-');
    const listed = states.get(country) ?? [];
    if (state !== undefined) listed.push(state);
    states.set(country, listed);
  }
  return {
    id,
    name: '',
    isRestOfWorld: places.includes('*'),
    regions: [...states].map(([country, codes]) => ({ country, states: codes })),
    rates: [...rates],
  };
}

/** A profile of products with zones. */
export const profileOf = (
  id: string,
  productIds: readonly string[],
  zones: readonly ShippingZone[],
): ShippingProfile => ({ id, name: id, productIds: [...productIds], zones: [...zones] });

export const pickupOf = (id: string, changes: Partial<PickupLocation> = {}): PickupLocation => ({
  id,
  name: id,
  address: {
    line1: '1 Quay',
    line2: '',
    city: 'Rockland',
    state: 'ME',
    zip: '04841',
    country: 'US',
  },
  openingHours: noOpeningHours,
  hoursNote: '',
  instructions: '',
  ...changes,
});

export const deliveryOf = (id: string, changes: Partial<LocalDelivery> = {}): LocalDelivery => ({
  id,
  name: id,
  estimate: '',
  country: 'US',
  postalCodes: ['04841'],
  feeCents: 300,
  minimumCents: 0,
  freeFromCents: null,
  ...changes,
});
