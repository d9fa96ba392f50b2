import type { ShippingProfile, ShippingZone, StoreShipping } from '@sitewright/contracts/entities';
import type { CartLine } from '../cart/cart-line.ts';
import { shipmentOf, type Shipment } from './shipment.ts';

/** The part of a cart that ships by the zones of one profile. */
export interface Parcel {
  /** Undefined for products that are in no profile. */
  readonly profileName: string | undefined;
  readonly zones: readonly ShippingZone[];
  readonly shipment: Shipment;
  readonly lineIds: readonly string[];
}

/** The zones of all profiles of a store. */
export const listZones = ({
  zones,
  profiles,
}: Pick<StoreShipping, 'zones' | 'profiles'>): ShippingZone[] => [
  ...zones,
  ...profiles.flatMap((profile) => profile.zones),
];

/**
 * Splits a cart by shipping profile: first the products that are in none, then the profiles in the order of the
 * settings. Empty if nothing is shipped.
 *
 * @param netCents The amount of each line after discounts, in the order of the lines.
 */
export function splitIntoParcels(
  { zones, profiles }: Pick<StoreShipping, 'zones' | 'profiles'>,
  lines: readonly CartLine[],
  netCents: readonly number[],
): Parcel[] {
  const profileOf = new Map<string, ShippingProfile>(
    profiles.flatMap((profile) => profile.productIds.map((id) => [id, profile] as const)),
  );
  return [undefined, ...profiles].flatMap((profile): Parcel[] => {
    const indexes = lines.flatMap(({ productId, kind }, index) =>
      kind === 'physical' && profileOf.get(productId) === profile ? [index] : [],
    );
    const own = indexes.flatMap((index) => lines[index] ?? []);
    const shipment = shipmentOf(
      own,
      indexes.map((index) => netCents[index] ?? 0),
    );
    if (shipment === undefined) return [];
    return [
      {
        profileName: profile?.name,
        zones: profile?.zones ?? zones,
        shipment,
        lineIds: own.map(({ id }) => id),
      },
    ];
  });
}

/** The shipment of all parcels together. */
export const mergeShipments = (parcels: readonly Parcel[]): Shipment =>
  parcels.reduce(
    (total, { shipment }) => ({
      grams: total.grams + shipment.grams,
      goodsCents: total.goodsCents + shipment.goodsCents,
      pieces: total.pieces + shipment.pieces,
    }),
    { grams: 0, goodsCents: 0, pieces: 0 },
  );
