import { pageType } from '@sitewright/contracts/codes';
import type { SiteContext } from '@sitewright/contracts/entities';

/** Pages whose address is the right to see them, or to do something there. */
const secretPages: ReadonlySet<number> = new Set([
  pageType.ORDER_CONFIRMED,
  pageType.ORDER_RECEIVED,
  pageType.CONTRIBUTION_CONFIRMED,
  pageType.SUBSCRIPTION_CONFIRMED,
  pageType.MEMBERSHIP_CONFIRMED,
  pageType.REVIEWS_REQUEST,
  pageType.NEWSLETTER_UNSUBSCRIBE,
]);

/** The address of a page as the census is told it: of a secret one its first name alone, which says what kind it is. */
export function toldAddress(
  { pageType: type }: Pick<SiteContext, 'pageType'>,
  { origin, href, pathname }: Pick<Location, 'origin' | 'href' | 'pathname'>,
): { readonly url: string; readonly path: string } {
  if (!secretPages.has(type)) return { url: href, path: pathname };
  const [, path = ''] = /^(?<first>\/[^/]*)/.exec(pathname) ?? [];
  return { url: origin + path, path };
}
