import type { Address } from '../entities/order.ts';
import { postalCodeText } from './postal-code.ts';

const countryName = (code: string, locale: string | undefined): string =>
  new Intl.DisplayNames(locale ?? [], { type: 'region' }).of(code) ?? code;

type TownLines = (address: Address) => readonly string[];

const townStateZip: TownLines = ({ city, state, zip }) => [joined([city, state, zip])];
const eachOnItsLine: TownLines = ({ city, state, zip }) => [city, state, zip];
const stateBelow: TownLines = ({ city, state, zip }) => [joined([zip, city]), state];
const stateAndZipBelow: TownLines = ({ city, state, zip }) => [city, joined([state, zip])];

/**
 * The format of the town line by country code, where it is not the postal code followed by the town; from the `fmt` of
 * Google's libaddressinput data.
 */
const townLines: Readonly<Record<string, TownLines>> = {
  US: ({ city, state, zip }) => [joined([joined([city, state], ', '), zip])],
  CA: townStateZip,
  AU: townStateZip,
  NZ: townStateZip,
  SG: townStateZip,
  GB: eachOnItsLine,
  IE: eachOnItsLine,
  ZA: eachOnItsLine,
  KE: eachOnItsLine,
  EG: eachOnItsLine,
  RU: eachOnItsLine,
  BR: ({ city, state, zip }) => [joined([city, state], '-'), zip],
  MX: ({ city, state, zip }) => [joined([joined([zip, city]), state], ', ')],
  TR: ({ city, state, zip }) => [joined([joined([zip, city]), state], '/')],
  IN: ({ city, state, zip }) => [joined([city, zip]), state],
  PE: ({ city, state, zip }) => [joined([city, zip]), state],
  AR: stateBelow,
  CL: stateBelow,
  MY: stateBelow,
  PH: stateBelow,
  ID: stateAndZipBelow,
  TH: stateAndZipBelow,
  VN: stateAndZipBelow,
};

const joined = (parts: readonly string[], between = ' ') =>
  parts.filter((part) => part !== '').join(between);

/** The lines of an address for a parcel, with the country's name in `locale`, or in the default language. */
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
