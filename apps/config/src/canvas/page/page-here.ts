import { formatPrice, visitorText, type ViewPage } from '@sitewright/blocks/view';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { CanvasSite } from '../protocol.ts';

/** What the views may know of the page that the canvas runs in. */
export function pageHere(window: Window, context: SiteContext, site: CanvasSite): ViewPage {
  const { documentElement, title } = window.document;
  const locale = documentElement.lang || context.locale;
  return {
    locale,
    direction: documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    currency: site.currency,
    // The canvas is told no time zone; the published page knows it.
    timeZone: 'UTC',
    today: new Date().toISOString().slice(0, 10),
    path: window.location.pathname,
    title,
    pageWidthPx: site.styles.spacing.pageWidthPx,
    baseUrl: site.baseUrl,
    context,
    isEditing: true,
    mayAskOthers: true,
    log: () => {},
    text: visitorText(locale),
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
