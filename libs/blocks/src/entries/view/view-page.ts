import type { PageView } from '@sitewright/contracts/entities';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { dayIn } from '../../kit/items/day-in.ts';
import { formatPrice } from '../../kit/price/format-price.ts';
import type { VisitorText } from '../texts/visitor-text-key.ts';

/** Pages that are the same for everybody; on all others nothing of another site may run. */
const openKinds: readonly string[] = [
  'page',
  'cover',
  'collection',
  'item',
  'popup',
  'search',
  'notFound',
];

/**
 * What views may know of a page, out of everything the renderer is given, and its texts; `log` takes what blocks could
 * not do.
 */
export function viewPage(
  view: Omit<PageView, 'data' | 'footer'>,
  text: VisitorText,
  log: ViewPage['log'] = () => {},
): ViewPage {
  const { context, locale, direction, site, path, head } = view;
  const { timeZone = 'UTC' } = site;
  return {
    locale,
    direction,
    currency: site.currency,
    timeZone,
    today: dayIn(timeZone, new Date()),
    path,
    title: head.title,
    spacing: site.styles.spacing,
    baseUrl: context.website.baseUrl,
    context,
    formReturn: view.formReturn,
    isEditing: view.editing !== undefined,
    mayAskOthers: openKinds.includes(view.main.kind),
    log,
    text,
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
