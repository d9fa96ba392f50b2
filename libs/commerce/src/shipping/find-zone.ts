import type { ShippingRegion, ShippingZone } from '@sitewright/contracts/entities';
import { normalizeState } from '../address/states.ts';
import type { ShippingLocation } from './shipping-location.ts';

const regionsOf = (zones: readonly ShippingZone[], country: string): ShippingRegion[] =>
  zones.flatMap(({ regions }) => regions.filter((region) => region.country === country));

/** Whether zones differ between the states of a country, so that an address needs its state. */
export const zonesDependOnState = (zones: readonly ShippingZone[], country: string): boolean =>
  regionsOf(zones, country).some(({ states }) => states.length > 0);

/**
 * The zone of an address: the zone that lists its state, else the zone that lists its whole country, else the rest of
 * the world. `stateNeeded` if zones divide the country and the address has no state.
 */
export function findZone(
  zones: readonly ShippingZone[],
  { country, state = '' }: ShippingLocation,
): ShippingZone | 'stateNeeded' | undefined {
  const withRegion = (matches: (region: ShippingRegion) => boolean) =>
    zones.find(({ regions }) =>
      regions.some((region) => region.country === country && matches(region)),
    );
  const typed = normalizeState(country, state);
  if (typed === '' && zonesDependOnState(zones, country)) return 'stateNeeded';
  return (
    withRegion(({ states }) => states.some((code) => normalizeState(country, code) === typed)) ??
    withRegion(({ states }) => states.length === 0) ??
    zones.find(({ isRestOfWorld }) => isRestOfWorld)
  );
}
