import type { SiteContext } from '@sitewright/contracts/entities';
import {
  CONTRIBUTION_CONFIRMED,
  MEMBERSHIP_CONFIRMED,
  NEWSLETTER_UNSUBSCRIBE,
  ORDER_CONFIRMED,
  ORDER_RECEIVED,
  REVIEWS_REQUEST,
  SUBSCRIPTION_CONFIRMED,
} from './inlined-codes.ts';

/** Pages whose address is the right to see them, or to do something there. */
const secretPages: readonly number[] = [
  ORDER_CONFIRMED,
  ORDER_RECEIVED,
  CONTRIBUTION_CONFIRMED,
  SUBSCRIPTION_CONFIRMED,
  MEMBERSHIP_CONFIRMED,
  REVIEWS_REQUEST,
  NEWSLETTER_UNSUBSCRIBE,
];

/** The address of a page as the census is told it: of a secret one its first name alone, which says what kind it is. */
export function toldAddress(
  { pageType: type }: Pick<SiteContext, 'pageType'>,
  { origin, href, pathname }: Pick<Location, 'origin' | 'href' | 'pathname'>,
): { readonly url: string; readonly path: string } {
  if (!secretPages.includes(type)) return { url: href, path: pathname };
  const [, path = ''] = /^(?<first>\/[^/]*)/.exec(pathname) ?? [];
  return { url: origin + path, path };
}
