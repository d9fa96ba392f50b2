import type { PageView } from '@sitewright/contracts/entities';
import type { ViewPage } from '../block/view-props.ts';
import { formatPrice } from '../price/format-price.ts';
import { visitorText } from '../words/visitor-text.ts';

/** What views may know of a page, out of everything the renderer is given. */
export function viewPage(view: Omit<PageView, 'main' | 'data' | 'footer'>): ViewPage {
  const { context, locale, direction, site, path, head } = view;
  return {
    locale,
    direction,
    currency: site.currency,
    path,
    title: head.title,
    pageWidthPx: site.styles.spacing.pageWidthPx,
    baseUrl: context.website.baseUrl,
    context,
    formReturn: view.formReturn,
    isEditing: view.editing !== undefined,
    text: visitorText(locale),
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
