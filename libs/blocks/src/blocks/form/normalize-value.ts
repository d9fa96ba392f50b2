import { readPostalCode, toAsciiDigits } from '@sitewright/contracts/addresses';
import type { AddressParts, FieldKind, FieldValue, FormField } from '@sitewright/form-runtime';
import { normalizePlainValue } from './normalize-plain-value.ts';

/** A domain with an optional path, as people write URLs without a scheme: `example.com/shop`. */
const urlWithoutScheme =
  /^[^\s/:@.?#]+(\.[^\s/:@.?#]+)*\.(?=[^\s/:@.?#]*\p{L})[^\s/:@.?#]{2,}(:\d+)?([/?#]\S*)?$/u;

const withScheme = (address: string): string =>
  urlWithoutScheme.test(address) ? `https://${address}` : address;

/** Invisible characters, such as direction marks in copied text. */
const invisible = /\p{DI}/gu;

/** A number or code, which has no invisible characters. */
const toPlainDigits = (text: string): string => toAsciiDigits(text.replace(invisible, ''));

/** Arabic script has its own separators. */
const withLatinSeparators = (number: string): string =>
  number.replaceAll('٫', '.').replaceAll('٬', ',');

/** An amount without its currency, which the field shows beside it. `.50` becomes `0.50`, and `5.–` becomes `5`. */
function amountWithoutCurrency(input: string, symbol = ''): string {
  const text = withLatinSeparators(toPlainDigits(input));
  const sign = text.startsWith('-') ? '-' : '';
  let amount = text.slice(sign.length).trim();
  if (symbol !== '' && amount.startsWith(symbol)) amount = amount.slice(symbol.length);
  if (symbol !== '' && amount.endsWith(symbol)) amount = amount.slice(0, -symbol.length);
  amount = amount
    .replace(/^\p{Sc}|\p{Sc}$/u, '')
    .trim()
    .replace(/(?<=\d)[.,][-–—]{1,2}$/, '')
    .replace(/^(?=[.,]\d)/, '0');
  return sign + amount;
}

const normalizeAddress = (parts: AddressParts) => {
  const { zip, zipExtension } = readPostalCode(parts.Zip.replace(invisible, ''));
  return { ...parts, Zip: zip, ...(zipExtension && { ZipExtension: zipExtension }) };
};

type Normalize = (value: FieldValue, field: Pick<FormField, 'currencySymbol'>) => FieldValue;

const partsInAscii: Normalize = (value) =>
  Object.fromEntries(Object.entries(value).map(([part, text]) => [part, toPlainDigits(text)]));

/** A 24-hour time typed into a 12-hour field: `14` becomes 2 PM, and `00` becomes 12 AM. */
const toTwelveHours: Normalize = (value, field) => {
  const time = partsInAscii(value, field) as Readonly<Record<string, string>>;
  const { Hour = '', Ampm = '' } = time;
  if (/^(1[3-9]|2[0-3])$/.test(Hour) && Ampm !== 'AM')
    return { ...time, Hour: String(Number(Hour) - 12), Ampm: 'PM' };
  return /^00?$/.test(Hour) && Ampm !== 'PM' ? { ...time, Hour: '12', Ampm: 'AM' } : time;
};

/** By field type; values of other types are plain. */
const normalizers: Partial<Record<FieldKind, Normalize>> = {
  address: (value) => normalizeAddress(value as AddressParts),
  currency: (value, { currencySymbol }) => amountWithoutCurrency(value as string, currencySymbol),
  date: partsInAscii,
  number: (value) => withLatinSeparators(toPlainDigits(value as string)),
  phone: partsInAscii,
  time: toTwelveHours,
  website: (value) => withScheme((value as string).replace(invisible, '')),
};

/** The normalized value of a field, which is validated and stored. Idempotent. */
export const normalizeValue = (
  value: FieldValue,
  field: Pick<FormField, 'type' | 'currencySymbol'>,
): FieldValue => {
  const plain = normalizePlainValue(value, field);
  return normalizers[field.type]?.(plain, field) ?? plain;
};
