import type { PageView } from '@sitewright/contracts/entities';
import type { ViewPage } from '../../kit/block/view-props.ts';
import { dayIn } from '../../kit/items/day-in.ts';
import { formatPrice } from '../../kit/price/format-price.ts';
import type { VisitorText } from '../texts/visitor-text-key.ts';

/** Pages that are the same for all visitors; all others allow no third parties. */
const sharedPageKinds: readonly string[] = [
  'page',
  'cover',
  'collection',
  'item',
  'popup',
  'search',
  'notFound',
];

/** The part of the renderer's input that views may use, and its texts; `log` receives the errors of blocks. */
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
    hasExpressCheckout: site.hasExpressCheckout === true,
    allowsThirdParties: sharedPageKinds.includes(view.main.kind),
    log,
    text,
    price: (cents) => formatPrice(cents, site.currency, locale),
  };
}
