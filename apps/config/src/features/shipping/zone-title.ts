import { statesOf } from '@sitewright/commerce';
import type { ShippingRegion, ShippingZone } from '@sitewright/contracts/entities';
import { storeText } from '../../texts/store-text.ts';
import { countryName } from './country-choices.ts';

/** A state by its name; an unknown one by its code. */
export const stateName = (country: string, code: string): string =>
  statesOf(country).find((state) => state.code === code)?.name ?? code;

/** A region in words: `Canada`, `Alaska and Hawaii (United States)`. */
export function regionName({ country, states }: ShippingRegion): string {
  if (states.length === 0) return countryName(country);
  const list = new Intl.ListFormat(undefined, { type: 'conjunction' });
  return `${list.format(states.map((code) => stateName(country, code)))} (${countryName(country)})`;
}

/** The title of a zone: its name, or else its first countries. */
export function zoneTitle({ name, isRestOfWorld, regions }: ShippingZone): string {
  if (name.trim() !== '') return name;
  if (isRestOfWorld) return storeText('store.restOfWorld');
  const [first, second, ...others] = regions.map(regionName);
  if (first === undefined) return storeText('store.newZone');
  if (second === undefined) return first;
  return others.length === 0
    ? storeText('store.twoNames', { first, second })
    : storeText('store.twoNamesAndMore', { first, second, count: others.length });
}
