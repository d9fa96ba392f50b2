import {
  createEventRecorder,
  createEventsService,
  createPixelTracking,
  readAnalyticsId,
  toAnalyticsEvent,
  type PixelCall,
  type PixelEvent,
} from '@sitewright/analytics-census';
import { createPageCookies } from '@sitewright/analytics-census/dom';
import { addedToCart, formSubmitted, type AddedToCart } from '@sitewright/blocks/client';
import { fractionDigitsOf, type CurrencyCode } from '@sitewright/money';
import { SEARCH, STORE_ITEM } from '../page/inlined-codes.ts';
import { reportedAddress } from '../census/reported-address.ts';
import type { Recording } from './recording.ts';
import { trackEventType } from './track-event.ts';

/** Owners' code listens for this event on the document; its detail is the pixel's payload. */
export const pixelEventType = 'sitewright:pixel';

/** The page events that are recorded. */
export const recordedEventTypes = [addedToCart, formSubmitted, trackEventType] as const;

/** An event's own data, apart from where it happened. */
type Details = Omit<PixelCall, 'event' | 'websiteId'>;

/** Converts minor units to the currency's main unit, with the decimals of its displayed price. */
const inMainUnit = (cents: number, currency: CurrencyCode): number =>
  cents / 10 ** fractionDigitsOf(currency);

/**
 * Records product views, additions to the cart, searches and newsletter subscriptions, for the site and for the pixels
 * in owners' code, and events that owners' code tracks itself.
 */
export function recordEvents({
  page,
  send,
  readCrumb,
  warn,
  earlyEvents,
  signal,
}: Recording): void {
  const { window: view, context, census } = page;
  const { document, location } = view;
  const { website, templateId, locale, item, itemId } = context;
  const source = {
    readCommon: () => ({
      pagePath: reportedAddress(context, location).path,
      pageHash: location.hash,
      websiteId: website.id,
      templateId,
      website_locale: locale,
    }),
    warn,
  };
  const record = createEventRecorder({ send, readCrumb });
  const jar = createPageCookies(document);
  const track = createEventsService({
    ...source,
    send,
    readAnalyticsId: () =>
      readAnalyticsId({
        jar,
        mayStore: census.mayStore,
        createId: () => view.crypto.randomUUID(),
        warn,
      }),
  });
  const pixels = createPixelTracking({ websiteId: website.id, mayStore: census.mayStore });
  pixels.register((detail) => {
    document.dispatchEvent(new CustomEvent(pixelEventType, { detail }));
  });
  const recordEvent = (event: PixelEvent, details: Details = {}) => {
    const recorded = toAnalyticsEvent(event, { ...details }, source);
    // A cached page has no crumb, and a visit alone sets none. Then the events service is used, which needs none.
    if (readCrumb() !== '') void record(recorded);
    else void track(event, { ...details }).catch(({ message }: Error) => warn(message));
    pixels.track(event, details);
  };
  const listen = <Detail>(
    type: (typeof recordedEventTypes)[number],
    listener: (event: CustomEvent<Detail>) => void,
  ) => {
    const handler = (event: Event) => listener(event as CustomEvent<Detail>);
    for (const event of earlyEvents) if (event.type === type) handler(event);
    document.addEventListener(type, handler, { signal });
  };

  listen<AddedToCart>(addedToCart, ({ detail }) => {
    const { itemId: id, quantity, priceCents, currency } = detail;
    recordEvent('addToCart', {
      value: inMainUnit(priceCents * quantity, currency),
      currency,
      ids: [id],
    });
  });
  listen(formSubmitted, ({ target }) => {
    if ((target as Element).closest('[data-newsletter-form]')) recordEvent('newsletterSubscribe');
  });
  listen<{ readonly schema?: unknown; readonly data?: object } | null>(
    trackEventType,
    ({ detail }) => {
      const { schema, data } = detail ?? {};
      if (typeof schema !== 'string') return warn(`${trackEventType} needs a schema`);
      track(schema, { ...data }).catch(({ message }: Error) => warn(message));
    },
  );
  if (item?.recordType === STORE_ITEM && itemId !== undefined)
    recordEvent('productPageView', { ids: [itemId] });
  if (context.pageType === SEARCH && new URLSearchParams(location.search).get('q'))
    recordEvent('search');
}
