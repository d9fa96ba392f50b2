import { formatPrice, type ViewPage, type VisitorText } from '@sitewright/blocks/view';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { CanvasSite } from '../protocol.ts';

/** What the canvas knows about the page apart from its content. */
export interface CanvasPage {
  readonly context: SiteContext;
  readonly site: CanvasSite;
  readonly text: VisitorText;
}

/** The page context for the views in the canvas. */
export function canvasViewPage(window: Window, { context, site, text }: CanvasPage): ViewPage {
  const { documentElement, title } = window.document;
  const locale = documentElement.lang || context.locale;
  return {
    locale,
    direction: documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    currency: site.currency,
    // The canvas does not know the website's time zone; the published page does.
    timeZone: 'UTC',
    today: new Date().toISOString().slice(0, 10),
    path: window.location.pathname,
    title,
    spacing: site.styles.spacing,
    baseUrl: site.baseUrl,
    context,
    isEditing: true,
    allowsThirdParties: true,
    log: () => {},
    text,
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
