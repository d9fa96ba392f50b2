import type { Address } from '../entities/order.ts';
import { nativeLines } from './native-lines.ts';
import { postalCodeText } from './postal-code.ts';

/** By locale: creating one takes longer than all else that an address needs. */
const regions = new Map<string | undefined, Intl.DisplayNames>();

function countryName(code: string, locale: string | undefined): string {
  if (code === '') return '';
  let names = regions.get(locale);
  if (names === undefined) {
    names = new Intl.DisplayNames(locale ?? [], { type: 'region' });
    regions.set(locale, names);
  }
  return names.of(code) ?? code;
}

type TownLines = (address: Address) => readonly string[];

const townStateZip: TownLines = ({ city, state, zip }) => [joinParts([city, state, zip])];
const separateLines: TownLines = ({ city, state, zip }) => [city, state, zip];
const stateBelow: TownLines = ({ city, state, zip }) => [joinParts([zip, city]), state];
const stateAndZipBelow: TownLines = ({ city, state, zip }) => [city, joinParts([state, zip])];

/**
 * The format of the town line by country code, where it is not the postal code followed by the town; from the `fmt`, or
 * for countries in another script the `lfmt`, of Google's libaddressinput data.
 */
const townLines: Readonly<Record<string, TownLines>> = {
  US: ({ city, state, zip }) => [joinParts([joinParts([city, state], ', '), zip])],
  CA: townStateZip,
  AU: townStateZip,
  NZ: townStateZip,
  SG: townStateZip,
  GB: separateLines,
  IE: separateLines,
  ZA: separateLines,
  KE: separateLines,
  EG: separateLines,
  RU: separateLines,
  BR: ({ city, state, zip }) => [joinParts([city, state], '-'), zip],
  MX: ({ city, state, zip }) => [joinParts([joinParts([zip, city]), state], ', ')],
  TR: ({ city, state, zip }) => [joinParts([joinParts([zip, city]), state], '/')],
  IN: ({ city, state, zip }) => [joinParts([city, zip]), state],
  PE: ({ city, state, zip }) => [joinParts([city, zip]), state],
  AR: stateBelow,
  CL: stateBelow,
  MY: stateBelow,
  PH: stateBelow,
  ID: stateAndZipBelow,
  TH: stateAndZipBelow,
  VN: stateAndZipBelow,
  // In Latin letters; see `nativeLines` for the others.
  CN: ({ city, state, zip }) => [city, joinParts([state, zip], ', ')],
  HK: separateLines,
  JP: ({ city, state, zip }) => [joinParts([city, state], ', '), zip],
  KR: separateLines,
  TW: ({ city, state, zip }) => [joinParts([city, joinParts([state, zip])], ', ')],
};

const joinParts = (parts: readonly string[], separator = ' ') =>
  parts.filter((part) => part !== '').join(separator);

/** The lines of an address without a person, such as a pickup location. */
export const placeLines = (
  place: Omit<Address, 'firstName' | 'lastName' | 'phone' | 'company' | 'zipExtension'>,
  locale?: string,
): string[] => postalLines({ ...place, firstName: '', lastName: '', phone: '' }, locale);

/** The lines of an address for a parcel, with the country's name in `locale`, or in the default language. */
export function postalLines(address: Address | null, locale?: string): string[] {
  if (address === null) return [];
  const { firstName, lastName, company = '', line1, line2, country } = address;
  const printed = { ...address, zip: postalCodeText(address) };
  const native = nativeLines(printed);
  if (native !== undefined)
    return [countryName(country, locale), ...native].filter((line) => line.trim() !== '');
  const town = townLines[country]?.(printed) ?? [
    joinParts([printed.zip, printed.city, printed.state]),
  ];
  return [
    `${firstName} ${lastName}`,
    company,
    line1,
    line2,
    ...town,
    countryName(country, locale),
  ].filter((line) => line.trim() !== '');
}
