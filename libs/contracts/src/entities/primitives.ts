import * as z from 'zod';
import { isEmail, trimEmail } from '../addresses/read-email.ts';
import { isCountryCode } from '../codes/country-codes.ts';
import { currencyCodes, isCurrencyCode } from '../codes/currency-codes.ts';
import { isLocale } from '../codes/is-locale.ts';
import {
  currencyPattern,
  linePattern,
  maxUrlIdLength,
  siteIdentifierLengths,
  siteIdentifierPattern,
  timeZonePattern,
  urlIdPattern,
} from './patterns.ts';

/** A public id: 24 hexadecimal characters, ordered by time. */
export const hexId = z.string().regex(/^[0-9a-f]{24}$/);
export type HexId = z.infer<typeof hexId>;

/** An id inside one page document, unique only there. */
export const localId = z.string().regex(/^[a-z0-9]{4,24}$/);

/** An instant in ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

/** An amount in the currency's minor unit (PRODUCT-06). */
export const cents = z.int().min(0).max(100_000_000_000);

/** The currency of a stored amount. */
export const currencyCode = z.string().regex(currencyPattern);

/** A currency that a store can have. */
export const supportedCurrency = z
  .stringFormat('currency', isCurrencyCode)
  .meta({ enum: [...currencyCodes] });

/** The code of a country. */
export const countryCode = z.stringFormat('country', isCountryCode);

/** A language with an optional country. */
export const locale = z.stringFormat('locale', isLocale);

/** An IANA time zone, such as `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(60)
  .regex(timeZonePattern)
  .refine(isTimeZone, 'There is no such time zone.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The point of an image that stays visible when it is cropped; 0.5/0.5 is the center. */
export const focalPoint = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPoint>;

/** The URL slug of a page or an item, normalized: NFC and lower case. */
export const urlId = z
  .string()
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .normalize('NFC')
  .min(1)
  .max(maxUrlIdLength)
  .regex(urlIdPattern);

/** A host label: `<identifier>.<APP_DOMAIN>`. */
export const siteIdentifier = z
  .string()
  .min(siteIdentifierLengths.min)
  .max(siteIdentifierLengths.max)
  .regex(siteIdentifierPattern);

/**
 * An email address as typed, without surrounding white space. `readEmail` returns the form for sending, `emailKey` the
 * form for comparison.
 */
export const emailAddress = z.stringFormat('email', isEmail).overwrite(trimEmail);

/** A typed line of text: trimmed, without line breaks and control characters. */
export const line = (max: number) => z.string().trim().max(max).regex(linePattern);

/** A non-negative integer, as a number or as decimal digits: not `0x2`, `1e1` or `true`. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (input) => (typeof input === 'string' && /^\s*\d+\s*$/.test(input) ? Number(input) : input),
    z.int().min(min).max(max),
  );
