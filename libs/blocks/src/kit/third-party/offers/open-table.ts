import { breakpoints } from '@sitewright/contracts/limits';
import type { Offer } from '../offer.ts';

/** The countries of OpenTable, by the top-level domain of its site there. */
export const openTableDomains = [
  'com',
  'co.uk',
  'de',
  'es',
  'ie',
  'it',
  'nl',
  'jp',
  'ca',
  'com.au',
  'com.mx',
] as const;

/** A restaurant at OpenTable. */
export interface OpenTableRestaurant {
  /** Number of the restaurant, or a URL or code that contains it as `rid`. */
  readonly restaurantId: string;
  readonly domain: (typeof openTableDomains)[number];
}

/** Languages of the widget, by the language part of a locale. */
const languages: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-MX',
  fr: 'fr-CA',
  it: 'it-IT',
  ja: 'ja-JP',
  nl: 'nl-NL',
};

const standardPx = 330;
const widePx = 190;

/** Reservations by OpenTable: wide above 850 pixels (BLOCK-45); undefined without the number of a restaurant. */
export function openTableOffer(
  { restaurantId, domain }: OpenTableRestaurant,
  locale: string,
): Offer | undefined {
  const trimmed = restaurantId.trim();
  const number = /[?&;]rid=(\d{1,12})/.exec(trimmed)?.[1] ?? /^\d{1,12}$/.exec(trimmed)?.[0];
  if (number === undefined) return undefined;
  const origin = `https://www.opentable.${domain}`;
  const language = languages[locale.split('-', 1)[0] ?? ''] ?? 'en-US';
  const widgetUrl = (theme: 'standard' | 'wide') =>
    `${origin}/widget/reservation/canvas?rid=${number}&type=standard&theme=${theme}&lang=${language}&overlay=false&iframe=true&newtab=true`;
  return {
    provider: 'openTable',
    address: `${origin}/restref/client/?rid=${number}`,
    widget: {
      kind: 'frame',
      source: widgetUrl('standard'),
      heightPx: standardPx,
      wide: {
        abovePx: breakpoints.tableBookingWideAbove,
        source: widgetUrl('wide'),
        heightPx: widePx,
      },
    },
  };
}
