import type { Carrier } from '@sitewright/contracts/entities';
import {
  hasFedexExpressDigit,
  hasMod10Digit,
  hasMod37Character,
  hasMod7Digit,
  hasS10Digit,
  hasUpsDigit,
} from './check-digits.ts';

interface Format {
  readonly carrier: Carrier;
  readonly pattern: RegExp;
  /** Checks the first group of the pattern, or the whole number. Omitted where the carrier has no check digit. */
  readonly hasCheck?: (text: string) => boolean;
}

const mod10 = (digits: string) => hasMod10Digit(digits, [3, 1]);
const s10 = (carrier: Carrier, country: string): Format => ({
  carrier,
  pattern: new RegExp(`^[A-Z]{2}(\\d{9})${country}$`),
  hasCheck: hasS10Digit,
});

/**
 * The formats of the carriers. The first that matches wins, so those that only one carrier has come first. The formats
 * and their check digits follow the carriers' specifications as `jkeen/tracking_number_data` (MIT) collects them.
 */
const formats: readonly Format[] = [
  { carrier: 'ups', pattern: /^1Z([A-Z0-9]{15}\d)$/, hasCheck: hasUpsDigit },
  s10('usps', 'US'),
  s10('royalMail', 'GB'),
  s10('canadaPost', 'CA'),
  s10('australiaPost', 'AU'),
  s10('dhl', 'DE'),
  // DHL Parcel: the number of the parcel as the German post and the Express service print it.
  { carrier: 'dhl', pattern: /^JJ?[DV](?:GL)?\d{10,18}$/ },
  { carrier: 'dhl', pattern: /^(00340\d{15})$/, hasCheck: mod10 },
  { carrier: 'dhl', pattern: /^(?:GM|LX|RX|UV|CN|SG|TH|IN|HK|MY)\d{10,39}$/ },
  { carrier: 'dpd', pattern: /^(\d{27}[0-9A-Z])$/, hasCheck: hasMod37Character },
  { carrier: 'dpd', pattern: /^(\d{14}[0-9A-Z])$/, hasCheck: hasMod37Character },
  {
    carrier: 'fedex',
    pattern: /^96\d{5}(\d{15})$/,
    hasCheck: (digits) => hasMod10Digit(digits, [3, 1]),
  },
  {
    carrier: 'usps',
    pattern: /^(?:420\d{5}|420\d{9})?(9[1-5]\d{20}|9[1-5]\d{24})$/,
    hasCheck: mod10,
  },
  { carrier: 'usps', pattern: /^(\d{20})$/, hasCheck: mod10 },
  { carrier: 'canadaPost', pattern: /^(\d{16})$/, hasCheck: mod10 },
  { carrier: 'fedex', pattern: /^(\d{15})$/, hasCheck: mod10 },
  { carrier: 'fedex', pattern: /^(\d{12})$/, hasCheck: hasFedexExpressDigit },
  { carrier: 'dhl', pattern: /^(\d{10,11})$/, hasCheck: hasMod7Digit },
];

/**
 * Recognizes the carrier of a tracking number, null if none is certain. Check digits reject mistyped numbers.
 *
 * @example
 *   recognizeCarrier('1Z5R89390357567127'); // 'ups'
 */
export function recognizeCarrier(trackingNumber: string): Carrier | null {
  const number = trackingNumber.replaceAll(/[\s-]/g, '').toUpperCase();
  const format = formats.find(({ pattern, hasCheck }) => {
    const match = pattern.exec(number);
    return match !== null && (hasCheck === undefined || hasCheck(match[1] ?? number));
  });
  return format?.carrier ?? null;
}

const trackingPages: Readonly<Record<Carrier, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  dpd: 'https://www.dpdgroup.com/nl/mydpd/my-parcels/track?lang=en&parcelNumber=',
  royalMail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  australiaPost: 'https://auspost.com.au/mypost/track/#/details/',
};

/** The carrier's page about a parcel; null without a number. */
export const trackingUrlOf = (carrier: Carrier, trackingNumber: string): string | null =>
  trackingNumber === '' ? null : `${trackingPages[carrier]}${encodeURIComponent(trackingNumber)}`;
