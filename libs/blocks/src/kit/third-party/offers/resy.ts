import type { Offer } from '../offer.ts';

/** A restaurant at Resy. */
export interface ResyVenue {
  /** Number of the restaurant. */
  readonly venueId: string;
  /** Key of its widget; not a secret, because every page with a widget contains it. */
  readonly apiKey: string;
  /** Its page at the service, for a link; if empty, the widget's own page is used. */
  readonly address: string;
}

/** Reservations by Resy; undefined without the number of a restaurant. */
export function resyOffer({ venueId, apiKey, address }: ResyVenue): Offer | undefined {
  if (!/^\d{1,12}$/.test(venueId.trim())) return undefined;
  const source = new URL('https://widgets.resy.com/');
  source.searchParams.set('venueId', venueId.trim());
  if (apiKey.trim() !== '') source.searchParams.set('apiKey', apiKey.trim());
  const page = URL.parse(address.trim());
  return {
    provider: 'resy',
    address: page?.protocol === 'https:' ? page.href : source.href,
    widget: { kind: 'frame', source: source.href, heightPx: 620 },
  };
}
