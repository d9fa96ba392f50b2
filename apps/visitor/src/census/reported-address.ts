import type { SiteContext } from '@sitewright/contracts/entities';
import {
  CONTRIBUTION_CONFIRMED,
  MEMBERSHIP_CONFIRMED,
  NEWSLETTER_UNSUBSCRIBE,
  ORDER_CONFIRMED,
  ORDER_RECEIVED,
  REVIEWS_REQUEST,
  SUBSCRIPTION_CONFIRMED,
} from '../page/inlined-codes.ts';

/** Pages whose URL grants access or performs an action. */
const secretPages: readonly number[] = [
  ORDER_CONFIRMED,
  ORDER_RECEIVED,
  CONTRIBUTION_CONFIRMED,
  SUBSCRIPTION_CONFIRMED,
  MEMBERSHIP_CONFIRMED,
  REVIEWS_REQUEST,
  NEWSLETTER_UNSUBSCRIBE,
];

/** Paths of such pages whose type is that of others, too: a gift card to print, a cart to restore, downloads. */
const secretPath = /^\/(?:checkout\/giftcard\/(?!balance$).|cart\/restore$|order\/downloads\/)/;

/** The census rejects longer URLs, and with them the record: links of campaigns have long parameters. */
export const maxReportedLength = 2000;

/** The URL of a page as reported to the census. Of a secret page, only the first path segment, which names its type. */
export function reportedAddress(
  { pageType: type }: Pick<SiteContext, 'pageType'>,
  { origin, href, pathname }: Pick<Location, 'origin' | 'href' | 'pathname'>,
): { readonly url: string; readonly path: string } {
  if (!secretPages.includes(type) && !secretPath.test(pathname))
    return { url: href.slice(0, maxReportedLength), path: pathname };
  const [, path = ''] = /^(?<first>\/[^/]*)/.exec(pathname) ?? [];
  return { url: origin + path, path };
}
