import type {
  Navigation,
  NavigationEntry,
  NavigationLink,
  ResolvedLink,
} from '@sitewright/contracts/entities';
import { encodeHref, toUrlPath } from '@sitewright/contracts/links';
import type { PageLocation } from '../../presentation/public.ts';

const trimFinalSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Resolves navigation links to URLs. Links to deleted pages are left out. */
export function resolveLinks(
  entries: readonly NavigationEntry[],
  places: ReadonlyMap<string, PageLocation>,
  currentPath: string,
): readonly ResolvedLink[] {
  const resolve = (link: NavigationLink, links: readonly ResolvedLink[]): ResolvedLink | null => {
    const place = link.pageId === undefined ? undefined : places.get(link.pageId);
    const href = place === undefined ? encodeHref(link.href) : toUrlPath(place.path);
    if (href === undefined || (link.pageId !== undefined && place === undefined)) return null;
    const target = trimFinalSlash(href);
    const current = trimFinalSlash(currentPath);
    return {
      title: link.title,
      href,
      newWindow: link.newWindow === true,
      isCurrent: target === current || (target !== '/' && current.startsWith(`${target}/`)),
      links,
    };
  };
  return entries.flatMap(
    (entry) =>
      resolve(
        entry,
        (entry.links ?? []).flatMap((link) => resolve(link, []) ?? []),
      ) ?? [],
  );
}

export const listPageIds = (navigation: Navigation): string[] =>
  [...navigation.main, ...navigation.footer]
    .flatMap((entry) => [entry, ...(entry.links ?? [])])
    .flatMap((link) => link.pageId ?? []);
