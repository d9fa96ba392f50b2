import type {
  LocalDelivery,
  PickupLocation,
  RateBand,
  ShippingProfile,
  ShippingRate,
  ShippingZone,
  StoreShipping,
} from '@sitewright/contracts/entities';
import { parsePostalPattern } from '../address/postal-pattern.ts';
import { normalizeState } from '../address/states.ts';
import { findHoursErrors } from './find-hours-errors.ts';
import type { BandedKind } from './price-rate.ts';

/** An error of one field of the settings, by its path: `zones.0.rates.1.price.bands`. */
type FieldError = readonly [path: string, message: string];

/** The first number that the band after this one has to begin with; infinite for a band without an end. */
const nextStart = (kind: BandedKind, to: number | null): number =>
  to === null ? Infinity : kind === 'quantity' ? to + 1 : to;

function findBandErrors(path: string, kind: BandedKind, bands: readonly RateBand[]): FieldError[] {
  if (bands.length === 0) return [[path, 'Add a price range.']];
  return bands.flatMap(({ from, to }, index): FieldError[] => {
    const isEmpty = to !== null && (kind === 'quantity' ? to < from : to <= from);
    if (isEmpty) return [[`${path}.${index}.to`, 'The range must end above its start.']];
    const previous = bands[index - 1];
    if (previous === undefined) return [];
    const start = nextStart(kind, previous.to);
    if (from === start) return [];
    return [
      from < start
        ? [`${path}.${index}.from`, 'This range overlaps the range before it.']
        : [`${path}.${index}.from`, 'There is a gap between this range and the range before it.'],
    ];
  });
}

/** The paths of ids that an earlier entry has. */
function findRepeatedIds(paths: readonly EntryId[]): FieldError[] {
  const seen = new Set<string>();
  return paths.flatMap(([path, id]): FieldError[] => {
    if (seen.has(id)) return [[`${path}.id`, 'Another option has the same id.']];
    seen.add(id);
    return [];
  });
}

const findRateErrors = (path: string, { price }: ShippingRate): FieldError[] =>
  'bands' in price ? findBandErrors(`${path}.price.bands`, price.kind, price.bands) : [];

function findZoneErrors(path: string, zone: ShippingZone): FieldError[] {
  const { isRestOfWorld, regions, rates } = zone;
  const errors: FieldError[] = [];
  if (isRestOfWorld && regions.length > 0)
    errors.push([`${path}.regions`, 'The rest of the world cannot list countries.']);
  if (!isRestOfWorld && regions.length === 0)
    errors.push([`${path}.regions`, 'Add at least one country.']);
  if (rates.length === 0)
    errors.push([`${path}.rates`, 'Add a rate. Without one, nothing ships to this zone.']);
  return [
    ...errors,
    ...rates.flatMap((rate, index) => findRateErrors(`${path}.rates.${index}`, rate)),
  ];
}

/** A whole country is one place, and each of its listed states another. */
function findOverlaps(list: string, zones: readonly ShippingZone[]): FieldError[] {
  const seen = new Set<string>();
  return zones.flatMap((zone, zoneIndex) => {
    const path = `${list}.${zoneIndex}`;
    if (zone.isRestOfWorld) {
      if (seen.has('*'))
        return [[`${path}.regions`, 'Only one zone can be the rest of the world.'] as const];
      seen.add('*');
      return [];
    }
    return zone.regions.flatMap(({ country, states }, index): FieldError[] => {
      const places =
        states.length === 0
          ? [country]
          : states.map((state) => `${country} ${normalizeState(country, state)}`);
      const repeated = places.findIndex((place) => seen.has(place));
      for (const place of places) seen.add(place);
      if (repeated === -1) return [];
      const subject = states.length === 0 ? 'This country' : `The state ${states[repeated]}`;
      return [[`${path}.regions.${index}`, `${subject} is already in a zone.`]];
    });
  });
}

function findDeliveryErrors(path: string, delivery: LocalDelivery): FieldError[] {
  const { postalCodes, country } = delivery;
  if (postalCodes.length === 0) return [[`${path}.postalCodes`, 'Add at least one postal code.']];
  const invalid = postalCodes.filter((text) => parsePostalPattern(text, country) === null);
  return invalid.length === 0
    ? []
    : [
        [
          `${path}.postalCodes`,
          `${invalid.join(', ')}: enter postal codes of the country like 04101, 041* or 04101-04109.`,
        ],
      ];
}

const findPickupErrors = (path: string, { openingHours }: PickupLocation): FieldError[] =>
  findHoursErrors(openingHours).map(([at, message]) => [`${path}.openingHours.${at}`, message]);

type EntryId = readonly [path: string, id: string];

/** @param locations The ids that rates cannot have: pickup locations and deliveries are options of the same address. */
function findZonesErrors(
  list: string,
  zones: readonly ShippingZone[],
  locations: readonly EntryId[],
): FieldError[] {
  return [
    ...zones.flatMap((zone, index) => findZoneErrors(`${list}.${index}`, zone)),
    ...findOverlaps(list, zones),
    ...findRepeatedIds(zones.map(({ id }, index) => [`${list}.${index}`, id])),
    ...zones.flatMap(({ rates }, zoneIndex) =>
      findRepeatedIds([
        ...locations,
        ...rates.map(({ id }, index): EntryId => [`${list}.${zoneIndex}.rates.${index}`, id]),
      ]),
    ),
  ];
}

function findProfilesErrors(profiles: readonly ShippingProfile[]): FieldError[] {
  const names = new Set(['general']);
  const products = new Set<string>();
  return profiles.flatMap(({ name, productIds }, index): FieldError[] => {
    const key = name.toLowerCase();
    const isRepeated = productIds.some((id) => products.has(id));
    const errors: FieldError[] = [];
    if (names.has(key)) errors.push([`profiles.${index}.name`, 'Another profile has this name.']);
    if (isRepeated)
      errors.push([
        `profiles.${index}.productIds`,
        'A product can be in one profile only. Remove it here or in the other profile.',
      ]);
    names.add(key);
    for (const id of productIds) products.add(id);
    return errors;
  });
}

/** Rates of services that do not exist, and services with the same id. */
function findServiceErrors({ zones, profiles, rateServices }: StoreShipping): FieldError[] {
  const known = new Set(rateServices.map(({ id }) => id));
  const lists: (readonly [path: string, zones: readonly ShippingZone[]])[] = [
    ['zones', zones],
    ...profiles.map((profile, index) => [`profiles.${index}.zones`, profile.zones] as const),
  ];
  const unknown = lists.flatMap(([list, each]) =>
    each.flatMap(({ rates }, zone) =>
      rates.flatMap(({ price }, rate): FieldError[] =>
        price.kind === 'live' && !known.has(price.serviceId)
          ? [[`${list}.${zone}.rates.${rate}.price.serviceId`, 'Choose a rate service.']]
          : [],
      ),
    ),
  );
  return [
    ...unknown,
    ...findRepeatedIds(rateServices.map(({ id }, index) => [`rateServices.${index}`, id])),
  ];
}

/**
 * What is wrong with shipping settings beyond the form of single fields: zones without countries or rates, a country or
 * state in two zones, a product in two profiles, gaps and overlaps between price ranges, postal codes that match nothing.
 *
 * @returns The messages by the path of their field; empty if there are none.
 */
export function findShippingErrors(shipping: StoreShipping): Readonly<Record<string, string>> {
  const { zones, profiles, pickups, deliveries } = shipping;
  const locations = [
    ...pickups.map(({ id }, index): EntryId => [`pickups.${index}`, id]),
    ...deliveries.map(({ id }, index): EntryId => [`deliveries.${index}`, id]),
  ];
  return Object.fromEntries([
    ...findZonesErrors('zones', zones, locations),
    ...profiles.flatMap((profile, index) =>
      findZonesErrors(`profiles.${index}.zones`, profile.zones, locations),
    ),
    ...findRepeatedIds(profiles.map(({ id }, index) => [`profiles.${index}`, id])),
    ...findProfilesErrors(profiles),
    ...findRepeatedIds(locations),
    ...findServiceErrors(shipping),
    ...pickups.flatMap((pickup, index) => findPickupErrors(`pickups.${index}`, pickup)),
    ...deliveries.flatMap((delivery, index) => findDeliveryErrors(`deliveries.${index}`, delivery)),
  ]);
}
