import { formatPrice, type ViewPage, type VisitorText } from '@sitewright/blocks/view';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { CanvasSite } from '../protocol.ts';

/** What is known of the page beside what stands in it. */
export interface CanvasPage {
  readonly context: SiteContext;
  readonly site: CanvasSite;
  readonly text: VisitorText;
}

/** What the views may know of the page that the canvas runs in. */
export function pageHere(window: Window, { context, site, text }: CanvasPage): ViewPage {
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
    spacing: site.styles.spacing,
    baseUrl: site.baseUrl,
    context,
    isEditing: true,
    mayAskOthers: true,
    log: () => {},
    text,
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
