import type { Address } from '../entities/order.ts';

const eastAsian =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/** The lines of an address from the largest part to the smallest, above the company and the person. */
type NativeFormat = (address: Address) => readonly string[];

const streetLines: NativeFormat = ({ line1, line2 }) => [line1, line2];
const zipAboveTown: NativeFormat = (address) => [
  address.zip,
  address.state + address.city,
  ...streetLines(address),
];

/** From the `fmt` of Google's libaddressinput data; Japan also has a city, as its stores ask for it. */
const nativeFormats: Readonly<Record<string, NativeFormat>> = {
  CN: zipAboveTown,
  TW: zipAboveTown,
  JP: (address) => zipAboveTown({ ...address, zip: address.zip === '' ? '' : `〒${address.zip}` }),
  HK: (address) => [address.state, address.city, ...streetLines(address)],
  KR: (address) => [`${address.state} ${address.city}`.trim(), ...streetLines(address)],
};

/** The surname comes first, in Japan with a space after it; a name in Latin letters stays as its bearer wrote it. */
function nameLine({ firstName, lastName, country }: Address): string {
  if (!eastAsian.test(firstName + lastName)) return `${firstName} ${lastName}`.trim();
  return (country === 'JP' ? `${lastName} ${firstName}` : lastName + firstName).trim();
}

/**
 * The lines of an address in China, Hong Kong, Japan, South Korea or Taiwan in its own script, which run from the
 * largest part to the person, without the country above them. Undefined for addresses of other countries and for those
 * in Latin letters.
 */
export function nativeLines(address: Address): readonly string[] | undefined {
  const { line1, line2, city, state, country } = address;
  const format = nativeFormats[country];
  if (format === undefined || !eastAsian.test(line1 + line2 + city + state)) return undefined;
  const lines = [...format(address), address.company ?? '', nameLine(address)];
  return country === 'KR' ? [...lines, address.zip] : lines;
}
