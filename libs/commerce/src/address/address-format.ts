import {
  cityKinds,
  ordersOfFields,
  requiredFields,
  stateKinds,
  zipKinds,
  type CityKind,
  type FormatLetter,
  type StateKind,
  type ZipKind,
} from './address-tables.ts';

/** The fields of an address that depend on its country. */
export type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'zip';

/** How a country writes addresses. */
export interface AddressFormat {
  /** Its fields, in the order in which people there fill them in. */
  readonly parts: readonly AddressPart[];
  readonly required: ReadonlySet<AddressPart>;
  readonly cityKind: CityKind;
  readonly stateKind: StateKind;
  readonly zipKind: ZipKind;
}

const partsOf: Readonly<Record<FormatLetter, readonly AddressPart[]>> = {
  A: ['line1', 'line2'],
  C: ['city'],
  S: ['state'],
  Z: ['zip'],
};

const toParts = (letters: string): readonly AddressPart[] =>
  letters.split('').flatMap((letter) => partsOf[letter as FormatLetter]);

/** The key of the list that contains a country. */
const keyOf = <Key extends string>(
  table: Readonly<Partial<Record<Key, string>>>,
  country: string,
): Key | undefined =>
  country === ''
    ? undefined
    : (Object.keys(table) as Key[]).find((key) => table[key]?.split(' ').includes(country));

/** How a country writes addresses. An unknown country has a street and a city. */
export function addressFormatOf(country: string): AddressFormat {
  return {
    parts: toParts(keyOf(ordersOfFields, country) ?? 'AC'),
    // The second line is optional everywhere.
    required: new Set(
      toParts(keyOf(requiredFields, country) ?? 'AC').filter((part) => part !== 'line2'),
    ),
    cityKind: keyOf(cityKinds, country) ?? 'city',
    stateKind: keyOf(stateKinds, country) ?? 'region',
    zipKind: keyOf(zipKinds, country) ?? 'postal',
  };
}
