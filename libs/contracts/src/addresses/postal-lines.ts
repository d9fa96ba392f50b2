import type { Address } from '../entities/order.ts';
import { postalCodeText } from './postal-code.ts';

const countryName = (code: string, locale: string | undefined): string =>
  new Intl.DisplayNames(locale ?? [], { type: 'region' }).of(code) ?? code;

/** How the line of the town is written where it is not the number, then the town: by the code of the country. */
const townLines: Readonly<Record<string, (address: Address) => readonly string[]>> = {
  US: ({ city, state, zip }) => [joined([joined([city, state], ', '), zip])],
  CA: ({ city, state, zip }) => [joined([city, state, zip])],
  AU: ({ city, state, zip }) => [joined([city, state, zip])],
  NZ: ({ city, state, zip }) => [joined([city, state, zip])],
  GB: ({ city, state, zip }) => [city, state, zip],
  IE: ({ city, state, zip }) => [city, state, zip],
};

const joined = (parts: readonly string[], between = ' ') =>
  parts.filter((part) => part !== '').join(between);

/** The lines of an address as they are written on a parcel, the country by its name in `locale`, or in the
 * language of the reader. */
export function postalLines(address: Address | null, locale?: string): string[] {
  if (address === null) return [];
  const { firstName, lastName, line1, line2, country } = address;
  const printed = { ...address, zip: postalCodeText(address) };
  const town = townLines[country]?.(printed) ?? [
    joined([printed.zip, printed.city, printed.state]),
  ];
  return [`${firstName} ${lastName}`, line1, line2, ...town, countryName(country, locale)].filter(
    (line) => line.trim() !== '',
  );
}
