import type {
  LocalDelivery,
  RateBand,
  ShippingRate,
  ShippingZone,
  StoreShipping,
} from '@sitewright/contracts/entities';
import { parsePostalPattern } from '../address/postal-pattern.ts';
import { normalizeState } from '../address/states.ts';
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
function findRepeatedIds(paths: readonly (readonly [path: string, id: string])[]): FieldError[] {
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
function findOverlaps(zones: readonly ShippingZone[]): FieldError[] {
  const seen = new Set<string>();
  return zones.flatMap((zone, zoneIndex) => {
    const path = `zones.${zoneIndex}`;
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

/**
 * What is wrong with shipping settings beyond the form of single fields: zones without countries or rates, a country or
 * state in two zones, gaps and overlaps between price ranges, postal codes that match nothing.
 *
 * @returns The messages by the path of their field; empty if there are none.
 */
export function findShippingErrors({
  zones,
  pickups,
  deliveries,
}: StoreShipping): Readonly<Record<string, string>> {
  const locations = [
    ...pickups.map(({ id }, index) => [`pickups.${index}`, id] as const),
    ...deliveries.map(({ id }, index) => [`deliveries.${index}`, id] as const),
  ];
  return Object.fromEntries([
    ...zones.flatMap((zone, index) => findZoneErrors(`zones.${index}`, zone)),
    ...findOverlaps(zones),
    ...findRepeatedIds(zones.map(({ id }, index) => [`zones.${index}`, id])),
    // The options of one address have different ids: the rates of its zone, deliveries and pickup locations.
    ...zones.flatMap(({ rates }, zoneIndex) =>
      findRepeatedIds([
        ...locations,
        ...rates.map(({ id }, index) => [`zones.${zoneIndex}.rates.${index}`, id] as const),
      ]),
    ),
    ...findRepeatedIds(locations),
    ...deliveries.flatMap((delivery, index) => findDeliveryErrors(`deliveries.${index}`, delivery)),
  ]);
}
