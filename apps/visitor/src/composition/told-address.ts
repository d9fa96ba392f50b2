import type { SiteContext } from '@sitewright/contracts/entities';

/**
 * Page types whose address is the right to see them, or to do something there: confirmations of orders, contributions,
 * subscriptions and memberships, requests for reviews, unsubscribing. By number: the table of all names would
 * take 400 bytes of every page's first script.
 */
const secretPages: readonly number[] = [202, 204, 206, 207, 208, 209, 300];

/** The address of a page as the census is told it: of a secret one its first name alone, which says what kind it is. */
export function toldAddress(
  { pageType: type }: Pick<SiteContext, 'pageType'>,
  { origin, href, pathname }: Pick<Location, 'origin' | 'href' | 'pathname'>,
): { readonly url: string; readonly path: string } {
  if (!secretPages.includes(type)) return { url: href, path: pathname };
  const [, path = ''] = /^(?<first>\/[^/]*)/.exec(pathname) ?? [];
  return { url: origin + path, path };
}
