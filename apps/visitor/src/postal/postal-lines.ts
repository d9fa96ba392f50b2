import type { Address } from '@sitewright/contracts/entities';

const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** An address as it is written on a parcel, its country by the name that it has in the site's language. */
export const postalLines = (address: Address | null, locale: string): string[] =>
  address === null
    ? []
    : [
        `${address.firstName} ${address.lastName}`,
        address.line1,
        address.line2,
        [address.zip, address.city, address.state].filter((part) => part !== '').join(' '),
        countryName(address.country, locale),
      ].filter((line) => line.trim() !== '');
