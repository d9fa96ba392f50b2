import { listZones } from '@sitewright/commerce/shipping';
import type { StoreSettings } from '../../cart/public.ts';

/**
 * The country with which an address starts: that of the locale if the store ships there, otherwise the country of the
 * store or the first of its zones.
 */
export function startCountry(
  { shipping, storeCountry }: Pick<StoreSettings, 'shipping' | 'storeCountry'>,
  locale: string,
): string {
  const { region = 'US' } = new Intl.Locale(locale).maximize();
  const zones = listZones(shipping);
  const listed = zones.flatMap(({ regions }) => regions.map(({ country }) => country));
  const isServed = (country: string) =>
    listed.includes(country) || zones.some(({ isRestOfWorld }) => isRestOfWorld);
  return [region, storeCountry, ...listed].find(isServed) ?? region;
}
