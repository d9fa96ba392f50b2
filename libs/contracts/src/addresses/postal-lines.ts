import type { Address } from '@sitewright/contracts/entities';

const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

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

/** An address as it is written on a parcel, its country by the name that it has in the site's language. */
export const postalLines = (address: Address | null, locale: string): string[] =>
  address === null
    ? []
    : [
        `${address.firstName} ${address.lastName}`,
        address.line1,
        address.line2,
        ...(townLines[address.country]?.(address) ?? [
          joined([address.zip, address.city, address.state]),
        ]),
        countryName(address.country, locale),
      ].filter((line) => line.trim() !== '');
