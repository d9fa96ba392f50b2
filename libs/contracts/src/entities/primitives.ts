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

/** An id that a person or a URL can see: 24 hexadecimal characters, time-ordered. */
export const hexId = z.string().regex(/^[0-9a-f]{24}$/);
export type HexId = z.infer<typeof hexId>;

/** An id inside one page document: unique there, meaningless elsewhere. */
export const localId = z.string().regex(/^[a-z0-9]{4,24}$/);

/** A moment on the wire: ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

/** An amount in the currency's minor unit (PRODUCT-06). */
export const cents = z.int().min(0).max(100_000_000_000);

/** The currency of an amount that is stored. */
export const currencyCode = z.string().regex(currencyPattern);

/** A currency that a store can have. */
export const supportedCurrency = z
  .stringFormat('currency', isCurrencyCode)
  .meta({ enum: [...currencyCodes] });

/** The code of a country. */
export const countryCode = z.stringFormat('country', isCountryCode);

/** A language, with a country where it matters. */
export const locale = z.stringFormat('locale', isLocale);

/** The IANA name of a time zone, such as `Europe/Berlin`. */
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

/** A point of a picture that stays visible when it is cropped; 0.5/0.5 is the middle. */
export const focalPoint = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type FocalPoint = z.infer<typeof focalPoint>;

/** The URL slug of a page or an item, in its one spelling: composed (NFC) and in lower case, however it was typed. */
export const urlId = z
  .string()
  .trim()
  .normalize('NFC')
  .toLowerCase()
  .normalize('NFC')
  .min(1)
  .max(maxUrlIdLength)
  .regex(urlIdPattern);

/** A name that becomes a host: `<identifier>.<APP_DOMAIN>`. */
export const siteIdentifier = z
  .string()
  .min(siteIdentifierLengths.min)
  .max(siteIdentifierLengths.max)
  .regex(siteIdentifierPattern);

/**
 * An e-mail address as it was typed, without the white space around it. `readEmail` gives the form to send to, `emailKey`
 * the form to compare.
 */
export const emailAddress = z.stringFormat('email', isEmail).overwrite(trimEmail);

/** One line of text that a person typed: trimmed, no line break, no control character. */
export const line = (max: number) => z.string().trim().max(max).regex(linePattern);

/** A whole number of at least 0, as a number or as the digits that forms and addresses send: not `0x2`, `1e1` or `true`. */
export const wholeNumber = (min: number, max: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' && /^\s*\d+\s*$/.test(given) ? Number(given) : given),
    z.int().min(min).max(max),
  );
